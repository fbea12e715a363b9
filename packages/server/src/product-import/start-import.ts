import { createHash } from 'node:crypto';
import { fill } from '@mathappu/contract/words';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { insertImport, isImportRunning, updateImport } from './import-queries.ts';
import type { ImportedRow } from './import-row.ts';
import { insertImportRows, insertProblems, type RowProblem } from './import-row-queries.ts';
import { type CsvFile, parseProductCsv } from './parse-product-csv.ts';
import * as words from './problem-words.ts';
import { readCsvProduct } from './read-csv-product.ts';
import { repeatedNamesIn } from './same-names.ts';
import { makeYieldToEventLoop } from './yield-to-event-loop.ts';

const rowsAtOnce = 250;

type ReceivedFile = { actorId: string; name: string; bytes: Buffer; isDryRun: boolean };

/**
 * Stores the rows of a file and enqueues their check, and after it, unless it is a dry run, their
 * import. Returns the id of the import.
 * @throws AppError when the file as a whole cannot be read or another import runs
 */
export async function startImport(
  { db, jobs }: Pick<Shop, 'db' | 'jobs'>,
  { actorId, name, bytes, isDryRun }: ReceivedFile,
): Promise<string> {
  const file = await parseProductCsv(bytes);
  if (await isImportRunning(db)) throw new AppError('importRunning');
  const { rows, problems } = await readRows(file);
  const id = newId();
  await insertImport(db, {
    id,
    actor_id: actorId,
    file_name: name,
    file_hash: createHash('sha256').update(bytes).digest('hex'),
    is_dry_run: isDryRun,
    stock_columns: file.stockColumns,
    has_versions: file.hasVersions,
    total_rows: file.lines.length,
  });
  // In statements of their own: together they would hold up everybody else.
  for (const batch of inBatches(rows)) await insertImportRows(db, id, batch);
  let problem_count = 0;
  for (const batch of inBatches(problems)) problem_count += await insertProblems(db, id, batch);
  for (const batch of inBatches(repeatedNamesIn(rows))) {
    await insertProblems(db, id, batch, 'sameName');
  }
  await inTransaction(db, async (tx) => {
    await updateImport(tx, id, { state: 'checking', problem_count });
    await jobs.enqueue(tx, 'product-import', {});
  });
  return id;
}

/** The rows that can be read, and the problems of the others. */
async function readRows({
  lines,
  stockColumns,
}: CsvFile): Promise<{ rows: ImportedRow[]; problems: RowProblem[] }> {
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
      problems.push({ row, column: 'id', message: fill(words.repeatedId, { row: firstRow }) });
      continue;
    }
    if (product.id) rowOfId.set(product.id, row);
    rows.push({ row, ...product });
  }
  return { rows, problems };
}

function* inBatches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += rowsAtOnce) {
    yield items.slice(start, start + rowsAtOnce);
  }
}
