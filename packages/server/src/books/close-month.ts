import type { Month } from '@mathappu/contract/books/months';
import { isShopGstin } from '@mathappu/contract/settings/gstin';
import { formatMonth, toShopMonth } from '@mathappu/contract/shop-time';
import * as words from '@mathappu/contract/words/input';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { deleteClosing, upsertClosing } from './month-queries.ts';
import { answerMonth, problemsOf } from './read-month.ts';
import { reckonPapers } from './reckon-month.ts';

const problemWords = {
  unitsWithoutCode: words.unitsWithoutCode,
  sumsDiffer: words.sumsDiffer,
} as const;

type Asked = { month: string; isClosed: boolean; hash: string; by: string };

/**
 * Closes a month that is over and has nothing in the way, as it was seen, or opens it again.
 * @throws AppError monthOpen or monthChanged
 */
export async function closeMonth(
  { db, settings, now }: Pick<Shop, 'db' | 'settings' | 'now'>,
  { month, isClosed, hash, by }: Asked,
): Promise<Month> {
  // What is booked from here on is later than what is closed.
  const at = now();
  const { shop, tax } = await settings.readIn(db);
  const reckoned = await reckonPapers(db, month, tax);
  const entry = { actorId: by, subjectKind: 'month', subjectId: month };
  if (isClosed) {
    const named = { month: formatMonth(month, 'en') };
    if (month >= toShopMonth(now())) throw new AppError('monthOpen', named);
    const [problem] = problemsOf(reckoned);
    if (problem) throw new AppError('monthOpen', named, { problem: problemWords[problem.code] });
    if (hash !== reckoned.hash) throw new AppError('monthChanged');
    const papers = reckoned.series.reduce((sum, { count }) => sum + count, 0);
    const { totalPaise } = reckoned.papers;
    await inTransaction(db, async (tx) => {
      const closing = { month, hash, papers, totalPaise, by, at };
      if (!(await upsertClosing(tx, closing))) return;
      await insertAuditEntry(tx, {
        ...entry,
        action: 'month.close',
        after: { papers, totalPaise },
      });
    });
  } else {
    await inTransaction(db, async (tx) => {
      if (await deleteClosing(tx, month)) {
        await insertAuditEntry(tx, { ...entry, action: 'month.reopen' });
      }
    });
  }
  return answerMonth(db, { month, reckoned, isRegistered: isShopGstin(shop.gstin) });
}
