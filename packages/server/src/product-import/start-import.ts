import { createHash } from 'node:crypto';
import type { ImportStop } from '@mathappu/contract/product-import';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { insertImport, isImportRunning, rememberColumns, updateImport } from './import-queries.ts';
import type { ImportedRow } from './import-row.ts';
import { insertImportRows, insertProblems, type RowProblem } from './import-row-queries.ts';
import { matchNumbers, repeatedNumbersIn } from './match-numbers.ts';
import { matchProducts } from './match-products.ts';
import { assertListColumns, type ImportFile, parseImportFile } from './parse-import-file.ts';
import type { CsvFile } from './parse-product-csv.ts';
import { problem } from './problem.ts';
import { readCsvProduct } from './read-csv-product.ts';
import { hashOfHeads, readList } from './read-list.ts';
import { repeatedNamesIn } from './same-names.ts';
import { type KnownProduct, listKnownProducts } from './stored-product-queries.ts';
import { makeYieldToEventLoop } from './yield-to-event-loop.ts';

const rowsAtOnce = 250;
const missingShown = 500;

type ReceivedFile = {
  actorId: string;
  name: string;
  bytes: Buffer;
  isDryRun: boolean;
  /** The meanings of a list's columns; without them they are guessed. */
  columns?: readonly string[] | undefined;
  /** Values of new products that the list does not name. */
  forNew?: { unit: string | undefined; stock: number | undefined };
  accepted?: readonly ImportStop[];
  /** How many products the file does not name, to take them off sale; undefined keeps them. */
  offSale?: number | undefined;
};

type ReadFile = {
  rows: ImportedRow[];
  /** They refuse the file. */
  problems: RowProblem[];
  /** Rows that are left out once the admin accepts it. */
  leftOut: RowProblem[];
  total: number;
};

/**
 * Stores the rows of a file and enqueues their check, and after it, unless it is a dry run, their
 * import. Returns the id of the import.
 * @throws AppError when the file as a whole cannot be read, another import runs or other products
 *   than the admin saw are missing
 */
export async function startImport(
  { db, jobs }: Pick<Shop, 'db' | 'jobs'>,
  received: ReceivedFile,
): Promise<string> {
  const { actorId, name, bytes, isDryRun, columns, accepted = [], offSale } = received;
  const parsed = await parseImportFile(db, bytes, columns);
  if (await isImportRunning(db)) throw new AppError('importRunning');
  const read = await readFile(parsed, received.forNew);
  const known = await listKnownProducts(db);
  const { rows, problems } = matchRows(read.rows, known);
  const named = new Set(rows.flatMap(({ id }) => id ?? []));
  const missing = known.filter(({ id, isOnSale }) => isOnSale && !named.has(id));
  if (offSale !== undefined && offSale !== missing.length) {
    throw new AppError('importMissingChanged');
  }
  const id = newId();
  const offSaleRows = offSale === undefined ? [] : takenOffSale(missing, rows);
  await insertImport(db, {
    id,
    actor_id: actorId,
    file_name: name,
    file_hash: createHash('sha256').update(bytes).digest('hex'),
    is_dry_run: isDryRun,
    ...kindOf(parsed, rows),
    total_rows: read.total + offSaleRows.length,
    accepted: [...accepted],
    missing_count: missing.length,
    missing_names: JSON.stringify(missing.slice(0, missingShown).map((one) => one.name)),
    takes_off_sale: offSale !== undefined,
  });
  if (parsed.kind === 'list' && columns && !isDryRun) {
    await rememberColumns(db, hashOfHeads(parsed.list.heads), parsed.list.columns);
  }
  // In statements of their own: together they would hold up everybody else.
  for (const batch of inBatches([...rows, ...offSaleRows])) await insertImportRows(db, id, batch);
  let problem_count = 0;
  for (const batch of inBatches([...read.problems, ...problems])) {
    problem_count += await insertProblems(db, id, batch);
  }
  for (const batch of inBatches(read.leftOut)) await insertProblems(db, id, batch, 'rows');
  for (const batch of inBatches(repeatedNamesIn(rows))) {
    await insertProblems(db, id, batch, 'sameName');
  }
  await inTransaction(db, async (tx) => {
    await updateImport(tx, id, { state: 'checking', problem_count });
    await jobs.enqueue(tx, 'product-import', {});
  });
  return id;
}

function kindOf(parsed: ImportFile, rows: readonly ImportedRow[]) {
  const isList = parsed.kind === 'list';
  const hasStock = rows.some(({ stock }) => stock !== undefined);
  return {
    is_list: isList,
    stock_columns: isList ? (hasStock ? 'stock' : 'none') : parsed.file.stockColumns,
    has_versions: !isList && parsed.file.hasVersions,
  } as const;
}

async function readFile(
  parsed: ImportFile,
  forNew: ReceivedFile['forNew'] = { unit: undefined, stock: undefined },
): Promise<ReadFile> {
  if (parsed.kind === 'export') return readExport(parsed.file);
  assertListColumns(parsed.list);
  const { rows, problems, total } = readList(parsed.list, forNew);
  if (total === 0) throw new AppError('importEmpty');
  return { rows, problems: [], leftOut: problems, total };
}

/** The rows that can be read, and the problems of the others. */
async function readExport({ lines, stockColumns }: CsvFile): Promise<ReadFile> {
  const yieldToEventLoop = makeYieldToEventLoop();
  const rowOfId = new Map<string, number>();
  const rows: ImportedRow[] = [];
  const problems: RowProblem[] = [];
  for (const { row, cells } of lines) {
    await yieldToEventLoop();
    const product = readCsvProduct(cells, stockColumns);
    if ('problems' in product) {
      problems.push(...product.problems.map((problem) => ({ row, ...problem })));
      continue;
    }
    const firstRow = product.id && rowOfId.get(product.id);
    if (firstRow) {
      problems.push({ row, column: 'id', ...problem('repeatedId', { row: firstRow }) });
      continue;
    }
    if (product.id) rowOfId.set(product.id, row);
    rows.push({ row, ...product });
  }
  return { rows, problems, leftOut: [], total: lines.length };
}

/** Gives rows without an id that of the product with their number, else with their name. */
function matchRows(
  rows: readonly ImportedRow[],
  known: readonly KnownProduct[],
): { rows: ImportedRow[]; problems: RowProblem[] } {
  const numbered = matchNumbers(rows, known);
  const settled = new Set([
    ...numbered.idOf.keys(),
    ...numbered.problems.map((problem) => problem.row),
  ]);
  const found = new Set([...rows.flatMap(({ id }) => id ?? []), ...numbered.idOf.values()]);
  const nameOf = new Map(known.map(({ id, name }) => [id, name]));
  const named = matchProducts(
    rows
      .filter(({ row, id }) => id === null && !settled.has(row))
      .map(({ row, content, category }) => ({
        row,
        name: content.name ?? '',
        unit: content.unit,
        category,
      })),
    known.filter(({ id }) => !found.has(id)),
  );
  const unclear = rows
    .filter(({ row }) => named.unclear.includes(row))
    .map(({ row, content: { name: product = '' } }) => ({
      row,
      column: 'name',
      ...problem('ambiguousProduct', { product }),
    }));
  const matchedRows = rows.map((row) =>
    matched(row, numbered.idOf.get(row.row) ?? named.idOf.get(row.row), nameOf),
  );
  const nameless = matchedRows
    .filter(({ id, content }) => id === null && content.name === undefined)
    .map(({ row }) => ({ row, column: 'name', ...problem('nameRequired') }));
  const problems = [
    ...numbered.problems,
    ...unclear,
    ...nameless,
    ...repeatedNumbersIn(matchedRows),
  ];
  return { rows: matchedRows, problems };
}

/** A product that is found keeps its name as it is written in the shop. */
function matched(
  { forNew, ...row }: ImportedRow,
  id: string | undefined,
  nameOf: ReadonlyMap<string, string>,
): ImportedRow {
  if (id) return { ...row, id, content: { ...row.content, name: nameOf.get(id) } };
  if (row.id !== null || !forNew) return row;
  const { unit = forNew.unit, ...content } = row.content;
  const stock =
    row.stock ??
    (forNew.stock === undefined ? undefined : { stock: forNew.stock, seen: undefined });
  return { ...row, content: { ...content, unit: unit ?? null }, ...(stock && { stock }) };
}

/** Rows after those of the file. */
function takenOffSale(
  missing: readonly KnownProduct[],
  rows: readonly ImportedRow[],
): ImportedRow[] {
  const last = rows.reduce((max, { row }) => Math.max(max, row), 0);
  return missing.map(({ id }, index) => ({
    row: last + index + 1,
    id,
    content: {},
    stock: { stock: null, seen: undefined },
    isOffSale: true,
  }));
}

function* inBatches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += rowsAtOnce) {
    yield items.slice(start, start + rowsAtOnce);
  }
}
