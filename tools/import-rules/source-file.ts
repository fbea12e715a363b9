import { posix } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  specifier: string;
  /** The imported file, from the project's root; absent for a package of others. */
  target: string | undefined;
  line: number;
  /** The imported names; `*` is everything, or the default. */
  names: string[];
  isReExport: boolean;
  isTypeOnly: boolean;
  /** True for a dynamic `import()`. */
  isDynamic: boolean;
}

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  name: string;
  isTest: boolean;
  imports: Import[];
  /** The named exports, without the default. */
  exports: { name: string; line: number }[];
  tryLines: number[];
  /** The calls that begin a statement of the query builder. */
  sqlLines: number[];
  /** Statements that answer every column there is. */
  starLines: number[];
}

export interface Violation {
  path: string;
  line: number;
  sentence: string;
}

type Alias = [prefix: string, folder: string, suffix: string];

const contractsOwn: Alias[] = [['#words/', 'packages/contract/src/words/', '.ts']];

const aliases: Alias[] = [
  ['#packages/', 'packages/', ''],
  ['#scripts/', 'scripts/', ''],
  ['#server/', 'packages/server/src/', ''],
  ['#test/', 'packages/server/test/', ''],
  ['#web/', 'packages/web/app/', ''],
  ['#words/', 'packages/web/app/', '/words.ts'],
  ['@mathappu/contract/', 'packages/contract/src/', '.ts'],
  ['@mathappu/demo/', 'packages/demo/src/', '.ts'],
  ['@mathappu/payment-sandbox/', 'packages/payment-sandbox/src/', '.ts'],
  ['@mathappu/server', 'packages/server/', ''],
  ['@mathappu/web', 'packages/web/', ''],
];

export function readSource(path: string, text: string): SourceFile {
  const { program, module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const found = (specifier: string, start: number, kind: Partial<Import> = {}): Import => ({
    specifier,
    target: resolve(path, specifier),
    line: lineAt(start),
    names: ['*'],
    isReExport: false,
    isTypeOnly: false,
    isDynamic: false,
    ...kind,
  });

  const imports = module.staticImports.map(({ moduleRequest, start, entries }) => {
    const isTypeOnly = entries.length > 0 && entries.every(({ isType }) => isType);
    const names = entries.map(({ importName }) => importName.name ?? '*');
    return found(moduleRequest.value, start, { isTypeOnly, names });
  });
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, start, isType } of entries)
      if (moduleRequest)
        imports.push(found(moduleRequest.value, start, { isReExport: true, isTypeOnly: isType }));
  for (const { moduleRequest, start } of module.dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) imports.push(found(literal[2], start, { isDynamic: true }));
  }
  const exports = module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ exportName: { kind, name } }) =>
      kind === 'Name' && name ? [{ name, line: lineAt(start) }] : [],
    ),
  );

  const tryLines: number[] = [];
  const sqlLines: number[] = [];
  const starLines: number[] = [];
  visit(program, (node) => {
    if (node.type === 'TryStatement') tryLines.push(lineAt(node.start));
    if (node.type === 'MemberExpression' && isStatement(node.property as Node))
      sqlLines.push(lineAt(node.start));
    if (isStar(node)) starLines.push(lineAt(node.start));
    if (node.type === 'TSImportType')
      imports.push(found((node.source as Node).value as string, node.start, { isTypeOnly: true }));
  });
  const name = posix.basename(path);
  const isTest = /\.test\.tsx?$/.test(name);
  return { path, name, isTest, imports, exports, tryLines, sqlLines, starLines };
}

interface Node extends Record<string, unknown> {
  type: string;
  start: number;
}

const isStatement = ({ name }: Node) =>
  ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'].includes(String(name));

/** In parentheses a star hands on what the statement around it names. */
function isStar({ type, property, value }: Node): boolean {
  if (type === 'TemplateElement')
    return /(?<!\(\s*)select \*|returning \*/i.test((value as { raw: string }).raw);
  const called = type === 'MemberExpression' ? String((property as Node).name) : '';
  return ['selectAll', 'returningAll'].includes(called);
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'start' in value) see(value as Node);
  for (const child of Object.values(value)) if (typeof child === 'object') visit(child, see);
}

function resolve(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const inContract = path.startsWith('packages/contract/') ? contractsOwn : [];
  const alias = [...inContract, ...aliases].find(([prefix]) => specifier.startsWith(prefix));
  return alias && posix.join(alias[1], specifier.slice(alias[0].length) + alias[2]);
}
