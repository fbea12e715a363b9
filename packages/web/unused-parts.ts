import { type ESTree, type Plugin, parseAst } from 'vite';

type Node = ESTree.Node;

/** What no page uses of a library, in terms of its released file. */
export type Unused = {
  readonly file: RegExp;
  /** Kinds of React's fibers (`ReactWorkTags`), whose cases go. */
  readonly kinds?: readonly number[];
  /** Functions and methods that are called for nothing, or never. */
  readonly functions?: string;
  /** What other functions always return. */
  readonly returns?: Readonly<Record<string, string>>;
  /** What is never read: exports, and functions of which nothing is left when nothing is set on them. */
  readonly setOn?: readonly string[];
  /** What an expression always is. */
  readonly always?: Readonly<Record<string, string>>;
};

type Cut = readonly [start: number, end: number, instead?: string];

/** Our sources do without these; a file that imports or sets one fails the build. */
const leftOut =
  /import \{[^}]*\b(Profiler|SuspenseList|ViewTransition|Activity|PureComponent|cache|createRoot|useActionState|Form|useSubmit|useFetchers?|useInfiniteQuery|Children|preload\w*|preinit\w*|preconnect|prefetchDNS|requestFormReset|useForm(State|Status)|useMutation|useMutationState|useIsMutating|dehydrate|HydrationBoundary)\b[^}]*\} from '(react|react-dom|react-dom\/client|react-router|@tanstack\/react-query)'|\b(viewTransition|clientAction|clientMiddleware)\b|\bon(Select|BeforeInput)=|<Fragment ref|\b(formA|a)ction=\{|\b(queries|queryClient|client)\.(clear|ensureQueryData|setDefaultOptions)\(|<(Nav)?Link\s[^>]*\bmask=/;

/**
 * Takes the parts of libraries out of browsers' scripts that the shop does not use and that no
 * bundler can tell apart. A library that is not as described fails the build, as does a source that
 * uses such a part.
 */
export const withoutUnusedParts = (
  unused: readonly Unused[],
  applied = new Set<Unused>(),
): Plugin => ({
  name: 'without-unused-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd(error) {
    const missing = unused.find((each) => !applied.has(each));
    if (missing && !error) throw new Error(`no file of a library is ${missing.file}`);
  },
  transform(code, id) {
    const used = /\/web\/app\//.test(id) ? leftOut.exec(code)?.[0] : undefined;
    if (used) throw new Error(`${id} uses what unused-libraries.ts leaves out: ${used}`);
    const parts = unused.filter(({ file }) => file.test(id));
    for (const part of parts) applied.add(part);
    return parts.length > 0 ? { code: parts.reduce(withoutPart, code), map: null } : undefined;
  },
});

export function withoutPart(code: string, unused: Unused): string {
  const { kinds = [], functions = '', returns = {}, setOn = [], always = {} } = unused;
  let known = code;
  for (const [expression, value] of Object.entries(always)) {
    if (!known.includes(expression)) throw new Error(`${unused.file} has no ${expression}`);
    known = known.replaceAll(expression, value);
  }
  const names = new Set([...functions.split(/\s+/).filter(Boolean), ...Object.keys(returns)]);
  const setters = new Set(setOn);
  const cuts: Cut[] = [];
  visit(parseAst(known) as unknown as Node, (node) => {
    const named = namedFunction(node);
    if (named && names.delete(named.name)) {
      const value = returns[named.name];
      cuts.push([named.body.start + 1, named.body.end - 1, value && `return ${value}`]);
      return false;
    }
    if (node.type === 'ExpressionStatement' && node.expression.type === 'AssignmentExpression') {
      const { left } = node.expression;
      const target = `${known.slice(left.start, left.end)}.`;
      const unset = setOn.find((name) => target.startsWith(`${name}.`));
      if (!unset) return true;
      setters.delete(unset);
      cuts.push([node.start, node.end, ';']);
      return false;
    }
    if (node.type === 'SwitchStatement') cuts.push(...casesOf(node, kinds));
    return true;
  });
  const missing = [...names, ...setters];
  if (missing.length > 0) throw new Error(`${unused.file} has no ${missing}`);
  return cut(known, cuts);
}

/** A declared function or a method. */
function namedFunction(node: Node): { name: string; body: Node } | undefined {
  if (node.type === 'FunctionDeclaration' && node.id && node.body) {
    return { name: node.id.name, body: node.body };
  }
  if (node.type !== 'MethodDefinition' || node.key.type !== 'Identifier') return undefined;
  return node.value.body ? { name: node.key.name, body: node.value.body } : undefined;
}

/** The cases of these kinds in a `switch` over `….tag`, where what is before them does not run into them. */
function casesOf({ discriminant, cases }: ESTree.SwitchStatement, kinds: readonly number[]): Cut[] {
  const property = discriminant.type === 'MemberExpression' ? discriminant.property : undefined;
  if (property?.type !== 'Identifier' || property.name !== 'tag') return [];
  return cases.flatMap(({ test, consequent, start, end }, index): Cut[] => {
    if (test?.type !== 'Literal' || !kinds.includes(test.value as number)) return [];
    const [first] = consequent;
    const before = cases[index - 1]?.consequent;
    if (!first) return [[start, end]];
    // The case above is a label of the same statements.
    if (before?.length === 0) return [[start, first.start]];
    if (before && !isLeftAfter(before.at(-1))) return [];
    // What it declares belongs to the whole function.
    const names = consequent.flatMap(declaredIn);
    return names.length > 0 ? [[first.start, end, `var ${names}; break;`]] : [[start, end]];
  });
}

/** The names of variables that a statement declares for the function around it. */
function declaredIn(statement: Node): string[] {
  const names: string[] = [];
  visit(statement, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
      names.push(node.id.name);
    return !/Function/.test(node.type);
  });
  return names;
}

const isLeftAfter = (statement: Node | undefined): boolean =>
  /^(Break|Return|Throw|Continue)Statement$/.test(statement?.type ?? '');

/** A cut inside another one goes with it. */
function cut(code: string, cuts: readonly Cut[]): string {
  return cuts
    .filter(([start, end]) => !cuts.some(([from, to]) => from < start && end < to))
    .sort(([one], [other]) => other - one)
    .reduce(
      (text, [start, end, instead = '']) => text.slice(0, start) + instead + text.slice(end),
      code,
    );
}

function visit(node: Node, enter: (node: Node) => boolean): void {
  if (!enter(node)) return;
  for (const child of Object.values(node).flat()) {
    if (child && typeof (child as Node).type === 'string') visit(child as Node, enter);
  }
}
