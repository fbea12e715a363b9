import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { KyselyPlugin } from 'kysely';
import {
  type Node,
  node,
  nodes,
  type ParsedFile,
  parseFile,
  type Shape,
  shapeOf,
} from './type-shapes.ts';

type TypedStatement = { readonly place: string; readonly shape: Shape | undefined };

const src = fileURLToPath(new URL('../src/', import.meta.url));
const rowsLookedAt = 20;

/** Every sql<Row>`…` of the shop that is a statement of its own, by its text between the values. */
let statements: Map<string, TypedStatement> | undefined;

export function findTypedStatements(): Map<string, TypedStatement> {
  statements ??= new Map(
    readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('-queries.ts'))
      .flatMap((name) => readStatements(name, parseFile(src + name))),
  );
  return statements;
}

function readStatements(name: string, file: ParsedFile): [string, TypedStatement][] {
  const found: [string, TypedStatement][] = [];
  visit(file.program, (each) => {
    // sql<Row>`…`.execute(db)
    const callee = each.type === 'CallExpression' ? node(each.callee) : undefined;
    if (callee?.type !== 'MemberExpression' || node(callee.property).name !== 'execute') return;
    const template = node(callee.object);
    if (template.type !== 'TaggedTemplateExpression' || !template.typeArguments) return;
    const [row] = nodes(node(template.typeArguments).params);
    const fragments = nodes(node(template.quasi).quasis).map(
      (quasi) => (quasi.value as { cooked: string }).cooked,
    );
    const place = `${name}: ${fragments.join('…').trim().slice(0, 60)}`;
    found.push([keyOf(fragments), { place, shape: row && shapeOf(file, row) }]);
  });
  return found;
}

function visit(each: Node, look: (each: Node) => void): void {
  look(each);
  for (const child of Object.values(each).flat())
    if (typeof child === 'object' && child !== null && 'type' in child) visit(node(child), look);
}

const keyOf = (fragments: readonly string[]): string => fragments.join('\0');

/**
 * Compares what the database answers with the row type the statement asserts, so that a column
 * renamed on one side only is noticed by every test that runs the statement. https://kysely.dev/docs/plugins
 */
export function rowTypeCheck(report: (mismatch: string) => void): KyselyPlugin {
  const running = new WeakMap<object, TypedStatement>();
  return {
    transformQuery({ node: query, queryId }) {
      if (query.kind === 'RawNode') {
        const known = findTypedStatements().get(keyOf(query.sqlFragments));
        if (known) running.set(queryId, known);
      }
      return query;
    },
    async transformResult({ result, queryId }) {
      const statement = running.get(queryId);
      if (statement?.shape) {
        for (const row of result.rows.slice(0, rowsLookedAt))
          for (const mismatch of findMismatches(statement.shape, row))
            report(`${statement.place}: ${mismatch}`);
      }
      return result;
    },
  };
}

export function findMismatches(shape: Shape, row: Readonly<Record<string, unknown>>): string[] {
  const unknown = Object.keys(row).filter((name) => !shape.has(name));
  const wrong = [...shape].flatMap(([name, { isOptional, kinds }]) => {
    if (!(name in row)) return isOptional ? [] : [`no column ${name}`];
    const kind = kindOf(row[name]);
    return kinds.includes('any') || kinds.includes(kind) ? [] : [`${name} is ${kind}`];
  });
  return [...unknown.map((name) => `the type has no ${name}`), ...wrong];
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof Date) return 'date';
  return Array.isArray(value) ? 'array' : typeof value;
}
