import { setTimeout as rest } from 'node:timers/promises';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Db, Tx } from '#server/platform/db/open-database.ts';
import type { Shop } from '#server/shop.ts';
import { applyBatch, endImport } from './apply-import.ts';
import { checkBatch } from './check-import.ts';
import {
  countFailure,
  findIdleImport,
  lockImport,
  type RunningImport,
  updateImport,
} from './import-queries.ts';
import { deleteUnusedRows, insertProblems } from './import-row-queries.ts';
import { type Problem, problem } from './problem.ts';
import { endUndo, undoBatch } from './undo-import.ts';

type Parts = Pick<Shop, 'db' | 'cache' | 'log'>;

/** A batch holds its products, and the embedded database holds everybody, for about this long. */
const batchMs = 25;
const [fewestRows, mostRows] = [25, 200];
/** Between two batches the database is free for this many times as long as the last one took. */
const restRatio = 3;
/** A batch that waited for others' locks takes long without keeping anybody waiting. */
const longestRestMs = 200;
const maxFailures = 5;
const rowsDeletedAtOnce = 1_000;

/**
 * Continues the import that runs, if no other process does. A process that is killed leaves it
 * after its last batch.
 */
export async function runImport(parts: Parts): Promise<void> {
  const importId = await findIdleImport(parts.db);
  if (importId === undefined) return;
  try {
    await runBatches(parts, importId);
  } catch (error) {
    if (!(await hasFailedForGood(parts, importId))) throw error;
    parts.log.error({ err: error, importId }, 'product import given up');
  }
  parts.cache.drop();
  while ((await deleteUnusedRows(parts.db, importId, rowsDeletedAtOnce)) > 0);
}

async function runBatches({ db }: Parts, importId: string): Promise<void> {
  let limit = fewestRows;
  for (;;) {
    const { isMore, tookMs } = await runBatch(db, importId, limit);
    if (!isMore) return;
    if (tookMs < batchMs / 2) limit = Math.min(limit * 2, mostRows);
    if (tookMs > batchMs) limit = Math.max(limit >> 1, fewestRows);
    await rest(Math.min(tookMs * restRatio, longestRestMs));
  }
}

/** Does the next batch of rows, and tells how long the database was occupied with it. */
export async function runBatch(
  db: Db,
  importId: string,
  limit: number,
): Promise<{ isMore: boolean; tookMs: number }> {
  return inTransaction(db, async (tx) => {
    // Not while it waits for the only connection of the embedded database.
    const start = performance.now();
    const isMore = await takeStep(tx, importId, limit);
    return { isMore, tookMs: performance.now() - start };
  });
}

/** False when the import is finished. */
async function takeStep(tx: Tx, importId: string, limit: number): Promise<boolean> {
  const running = await lockImport(tx, importId);
  switch (running?.state) {
    case 'checking':
      return checkBatch(tx, running, limit);
    case 'applying':
      return applyBatch(tx, running, limit);
    case 'undoing':
      return undoBatch(tx, running, limit);
    default:
      return false;
  }
}

/** Counts the failure; after a few in the same batch the import ends where it is. */
async function hasFailedForGood({ db }: Parts, importId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const running = await lockImport(tx, importId);
    if (!running) return true;
    if (running.failure_count + 1 < maxFailures) {
      await countFailure(tx, importId);
      return false;
    }
    const problem_count =
      running.problem_count +
      (await insertProblems(tx, importId, [{ row: 0, column: '', ...endOf(running) }]));
    await updateImport(tx, importId, { problem_count });
    if (running.state === 'checking') await updateImport(tx, importId, { state: 'refused' });
    if (running.state === 'applying') await endImport(tx, running);
    if (running.state === 'undoing') await endUndo(tx, running);
    return true;
  });
}

function endOf({ state, processed_rows }: RunningImport): Problem {
  switch (state) {
    case 'checking':
      return problem('notFinished');
    case 'applying':
      return problem('importStopped', { rows: processed_rows });
    default:
      return problem('undoStopped', { rows: processed_rows });
  }
}
