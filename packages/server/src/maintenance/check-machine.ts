import { fill } from '@mathappu/contract/words';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { listActiveAdmins } from '#server/settings/settings-queries.ts';
import type { Shop } from '#server/shop.ts';
import * as tamil from './machine-mail-words.ta.ts';
import * as english from './machine-mail-words.ts';
import { takeUntoldProblems } from './machine-problem-queries.ts';
import { readMachine } from './read-machine.ts';

const subjects = { en: english.machineNeedsYou, ta: tamil.machineNeedsYou };

/**
 * Mails every active admin what the machine lacks: when it begins, and once a week while it lasts. A
 * shop that has not opened is told on its dashboard.
 */
export async function checkMachine(
  shop: Pick<Shop, 'db' | 'jobs' | 'settings' | 'config' | 'now'>,
): Promise<void> {
  if (!shop.settings.isIntroduced) return;
  const { problems } = await readMachine(shop);
  const { name } = shop.settings.latest.shop;
  await inTransaction(shop.db, async (tx) => {
    const untold = await takeUntoldProblems(tx, problems);
    if (untold.length === 0) return;
    for (const { email: to, language } of await listActiveAdmins(tx)) {
      const subject = fill(subjects[language], { shop: name });
      await shop.jobs.enqueue(tx, 'machine-mail', { to, subject, language, problems: untold });
    }
  });
}
