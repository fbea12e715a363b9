import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** The kind of a value, as returned by `kindOf`; `any` where this reader cannot tell. */
type Kinds = readonly string[];
export type Shape = ReadonlyMap<string, { readonly isOptional: boolean; readonly kinds: Kinds }>;

/** A node of the syntax tree: https://github.com/estree/estree, with TypeScript's nodes. */
export type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

export type ParsedFile = { readonly path: string; readonly program: Node };

const packages = fileURLToPath(new URL('../../', import.meta.url));
const parsed = new Map<string, ParsedFile>();

export function parseFile(path: string): ParsedFile {
  const known = parsed.get(path);
  if (known) return known;
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  const file = { path, program: program as unknown as Node };
  parsed.set(path, file);
  return file;
}

/** The properties of a type; undefined for one that cannot be read without the compiler. */
export function shapeOf(file: ParsedFile, type: Node): Shape | undefined {
  if (type.type === 'TSTypeLiteral') return new Map(nodes(type.members).map(memberOf(file)));
  if (type.type === 'TSParenthesizedType') return shapeOf(file, node(type.typeAnnotation));
  if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType') {
    const shapes = nodes(type.types).map((each) => shapeOf(file, each));
    if (shapes.includes(undefined)) return undefined;
    const isUnion = type.type === 'TSUnionType';
    return merge(shapes as Shape[], isUnion);
  }
  if (type.type === 'TSIndexedAccessType') {
    const column = stringsOf(node(type.indexType))[0] ?? '';
    const member = membersOf(file, node(type.objectType)).find(
      (each) => nameOf(each.key) === column,
    );
    return member && shapeOf(member.file, typeOfMember(member));
  }
  if (type.type !== 'TSTypeReference') return undefined;
  const [first, second] = argumentsOf(type);
  const name = nameOf(type.typeName);
  if (name === 'OrderColumns' && first) return shapeOfColumns(file, nameOf(first.exprName));
  if (name === 'Selectable' && first) return shapeOf(file, first);
  if ((name === 'Omit' || name === 'Pick') && first && second) {
    const names = stringsOf(second);
    const shape = shapeOf(file, first);
    return (
      shape && new Map([...shape].filter(([key]) => names.includes(key) === (name === 'Pick')))
    );
  }
  const alias = findAlias(file, name);
  return alias && shapeOf(alias.file, alias.type);
}

/** The columns of `orders` by the names that a table of them gives: `{ createdAt: 'created_at' }`. */
function shapeOfColumns(file: ParsedFile, tableName: string): Shape | undefined {
  const declared = nodes(file.program.body)
    .flatMap((statement) => nodes(statement.declarations))
    .find(({ id }) => nameOf(id) === tableName);
  const tables = findAlias(file, 'Tables');
  const orders = nodes(tables?.type.members).find(({ key }) => nameOf(key) === 'orders');
  const columns = tables && orders && shapeOf(tables.file, typeOfMember(orders));
  if (!declared || !columns) return undefined;
  return new Map(
    nodes(node(node(declared.init).expression).properties).map(({ key, value }) => [
      nameOf(key),
      columns.get(String(node(value).value)) ?? { isOptional: false, kinds: [] },
    ]),
  );
}

function memberOf(file: ParsedFile) {
  return (member: Node) =>
    [
      nameOf(member.key),
      { isOptional: member.optional === true, kinds: kindsOf(file, typeOfMember(member)) },
    ] as const;
}

function merge(shapes: readonly Shape[], isUnion: boolean): Shape {
  const names = new Set(shapes.flatMap((shape) => [...shape.keys()]));
  return new Map(
    [...names].map((name) => {
      const found = shapes.flatMap((shape) => shape.get(name) ?? []);
      // A column that only one alternative of a union names may hold anything in the others.
      if (isUnion && found.length < shapes.length)
        return [name, { isOptional: true, kinds: ['any'] }];
      const isOptional = found.some((each) => each.isOptional);
      return [name, { isOptional, kinds: found.flatMap(({ kinds }) => kinds) }];
    }),
  );
}

function kindsOf(file: ParsedFile, type: Node): Kinds {
  const keyword = /^TS(String|Number|Boolean|Null)Keyword$/.exec(type.type)?.[1];
  if (keyword) return [keyword.toLowerCase()];
  if (type.type === 'TSUnionType') return nodes(type.types).flatMap((each) => kindsOf(file, each));
  if (type.type === 'TSArrayType') return ['array'];
  if (type.type === 'TSTypeOperator') return kindsOf(file, node(type.typeAnnotation));
  if (type.type === 'TSTypeLiteral') return ['object'];
  if (type.type === 'TSLiteralType') return [typeof node(type.literal).value];
  if (type.type !== 'TSTypeReference') return ['any'];
  const name = nameOf(type.typeName);
  const [first] = argumentsOf(type);
  if (name === 'Date') return ['date'];
  if (/^Generated(Always)?$/.test(name) && first) return kindsOf(file, first);
  const alias = findAlias(file, name);
  return alias ? kindsOf(alias.file, alias.type) : ['any'];
}

type Alias = { readonly file: ParsedFile; readonly type: Node };

/** Where a name of a type is declared: in this file, or in the one it is imported from. */
function findAlias(file: ParsedFile, name: string): Alias | undefined {
  for (const statement of nodes(file.program.body)) {
    const declaration = statement.declaration ? node(statement.declaration) : statement;
    if (declaration.type === 'TSTypeAliasDeclaration' && nameOf(declaration.id) === name)
      return { file, type: node(declaration.typeAnnotation) };
    if (statement.type !== 'ImportDeclaration') continue;
    const imported = nodes(statement.specifiers).find((each) => nameOf(each.local) === name);
    const path = imported && resolve(file.path, String(node(statement.source).value));
    if (path) return findAlias(parseFile(path), nameOf(imported.imported));
  }
  return undefined;
}

function membersOf(file: ParsedFile, type: Node): (Node & { file: ParsedFile })[] {
  const alias = findAlias(file, nameOf(type.typeName));
  return nodes(alias?.type.members).map((member) => ({ ...member, file: alias?.file ?? file }));
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  if (specifier.startsWith('#server/')) return join(packages, 'server/src', specifier.slice(8));
  const inContract = /^@mathappu\/contract\/(.+)$/.exec(specifier)?.[1];
  return inContract && join(packages, 'contract/src', `${inContract}.ts`);
}

export const node = (value: unknown): Node => value as Node;
export const nodes = (value: unknown): Node[] => (value ?? []) as Node[];
const nameOf = (value: unknown): string => String(node(value)?.name ?? node(value)?.value ?? '');
const typeOfMember = (member: Node): Node => node(node(member.typeAnnotation).typeAnnotation);
const argumentsOf = (type: Node): Node[] =>
  type.typeArguments ? nodes(node(type.typeArguments).params) : [];

function stringsOf(type: Node): string[] {
  if (type.type === 'TSUnionType') return nodes(type.types).flatMap(stringsOf);
  return type.type === 'TSLiteralType' ? [String(node(type.literal).value)] : [];
}
