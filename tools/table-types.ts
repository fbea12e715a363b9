import { writeFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { migrate } from '#packages/server/src/platform/db/migrate.ts';
import { openEmbeddedDatabase } from '#packages/server/src/platform/db/open-database.ts';

/** Types of columns that the database cannot describe; the names are from json-columns.ts. */
const jsonTypes: Readonly<Record<string, string>> = {
  'orders.adjustments': 'Adjustments',
  'orders.delivery': 'DeliverySnapshot',
  'order_lines.passport': 'StatedPassport',
  'products.details': 'Record<string, string>',
  'categories.passport': 'StatedPassport',
  'deleted_categories.passport': 'StatedPassport',
  'products.passport': 'StatedPassport',
  'quote_lines.passport': 'StatedPassport',
  'quote_changes.changes': 'FieldChange[]',
  'quotes.adjustments': 'Adjustments',
  'quotes.delivery': 'DeliverySnapshot',
  'refunds.lines': 'RefundLine[]',
  'reports.lines': 'ReportLine[]',
  'shipments.packed': 'PackedPieces',
  'shop_settings.document': 'SettingsDocument',
  'tax_documents.snapshot': 'StoredTaxDocument',
};

/** Columns with the values of another one, filled by triggers and therefore without a check. */
const sameAs: Readonly<Record<string, string>> = {
  'order_days.status': 'orders.status',
  'order_status_changes.from_status': 'orders.status',
  'order_status_changes.to_status': 'orders.status',
  'user_counts.role': 'users.role',
  'user_counts.status': 'users.status',
};

const plainTypes: Readonly<Record<string, string>> = {
  uuid: 'string',
  _uuid: 'string[]',
  text: 'string',
  _text: 'string[]',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  date: 'Date',
  timestamptz: 'Date',
  tsvector: 'string',
};

type Column = {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  defaulted: boolean;
  computed: boolean;
};

/** The text of tables.ts for the tables of this database. */
// biome-ignore lint/suspicious/noExplicitAny: it reads the catalogue, whatever the tables are
export async function writeTableTypes(db: Kysely<any>): Promise<string> {
  const unions = await readUnions(db);
  const tables = Map.groupBy(await readColumns(db), ({ table }) => table);
  const aliases = [...unions].map(([name, values]) => alias(pascalCase(name), values));
  const blocks = [...tables].map(
    ([table, columns]) =>
      `  ${table}: {\n${columns.map((column) => `    ${column.column}: ${typeOf(column, unions)};\n`).join('')}  };\n`,
  );
  return `// Generated from the migrated database: npm run types:tables
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  Adjustments,
  DeliverySnapshot,
  FieldChange,
  PackedPieces,
  RefundLine,
  ReportLine,
  SettingsDocument,
  StatedPassport,
  StoredTaxDocument,
} from './json-columns.ts';

type Json<T> = ColumnType<T, string, string>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

${aliases.join('\n')}
/**
 * The tables as the migrations leave them. A table belongs to the feature whose migration made
 * it: only that feature's queries write it.
 */
export type Tables = {
${blocks.join('')}};
`;
}

// biome-ignore lint/suspicious/noExplicitAny: it reads the catalogue, whatever the tables are
async function readColumns(db: Kysely<any>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column", udt_name as type,
      is_nullable = 'YES' as nullable, column_default is not null as defaulted,
      is_generated = 'ALWAYS' as computed
    from information_schema.columns where table_schema = 'public'
    order by table_name collate "C", ordinal_position`.execute(db);
  return rows;
}

/** The values that checks of the form `column in ('a', 'b')` allow, by `table.column`. */
// biome-ignore lint/suspicious/noExplicitAny: it reads the catalogue, whatever the tables are
async function readUnions(db: Kysely<any>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
    order by conrelid::regclass::text collate "C", conname collate "C"`.execute(db);
  return new Map(
    rows.flatMap(({ table, definition }) => {
      const [, column, list] =
        /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? [];
      const values = list?.match(/'[^']*'/g);
      return column && values ? [[`${table}.${column}`, values] as const] : [];
    }),
  );
}

function typeOf(
  { table, column, type, nullable, defaulted, computed }: Column,
  unions: ReadonlyMap<string, string[]>,
): string {
  const place = `${table}.${column}`;
  if (type === 'jsonb' || type === 'json') {
    const json = `${defaulted ? 'GeneratedJson' : 'Json'}<${jsonTypes[place] ?? 'unknown'}>`;
    return nullable ? `${json} | null` : json;
  }
  const checked = sameAs[place] ?? place;
  const plain = unions.has(checked) ? pascalCase(checked) : plainTypes[type];
  if (!plain) throw new Error(`${place}: say in plainTypes what ${type} is`);
  const held = nullable ? `${plain} | null` : plain;
  if (computed) return `GeneratedAlways<${held}>`;
  return defaulted ? `Generated<${held}>` : held;
}

/** Formatted as the formatter would. */
function alias(name: string, values: readonly string[]): string {
  const line = `type ${name} = ${values.join(' | ')};\n`;
  return line.length <= 101
    ? line
    : `type ${name} =\n${values.map((value) => `  | ${value}`).join('\n')};\n`;
}

const pascalCase = (place: string): string =>
  place.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());

// Run as a command, it generates the file again, which is needed after a migration has changed a table.
if (import.meta.main) {
  const database = await openEmbeddedDatabase({});
  await migrate(database);
  const path = new URL('../packages/server/src/platform/db/tables.ts', import.meta.url);
  writeFileSync(path, await writeTableTypes(database.db));
  await database.close();
}
