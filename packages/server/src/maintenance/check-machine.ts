import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Shop } from '#server/shop.ts';
import { enqueueMachineMails } from './machine-mails.ts';
import { takeUntoldProblems } from './machine-problem-queries.ts';
import { readMachine } from './read-machine.ts';

/**
 * Mails every owner what the machine lacks: when it begins, and once a week while it lasts. A
 * shop that has not opened is told on its dashboard.
 */
export async function checkMachine(
  shop: Pick<Shop, 'db' | 'jobs' | 'settings' | 'config' | 'now'>,
): Promise<void> {
  if (!shop.settings.isIntroduced) return;
  const { problems } = await readMachine(shop);
  await inTransaction(shop.db, async (tx) => {
    const untold = await takeUntoldProblems(tx, problems);
    if (untold.length > 0) await enqueueMachineMails(shop, tx, untold);
  });
}
