import { toRupees } from '@mathappu/contract/money';
import { salePath } from '#server/orders/sale-path.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { listOwed, listToGiveBack } from './owed-queries.ts';
import { sumOf, type WholeList } from './whole-list.ts';

const dayMs = 24 * 60 * 60_000;

/** Who owes today, and whose money is to be given back. */
export async function readOwed(db: Queryable, today: string): Promise<WholeList<'owed'>> {
  const [owed, back] = await Promise.all([listOwed(db), listToGiveBack(db)]);
  const received = sumOf(owed, 'receivedPaise');
  const total = sumOf(owed, 'totalPaise');
  return {
    list: 'owed',
    rows: owed.map(({ totalPaise, receivedPaise, method, since, payBy, ...order }) => ({
      ...answerOrder(order),
      ...{ method, since, payBy },
      total: toRupees(totalPaise),
      received: toRupees(receivedPaise),
      owed: toRupees(totalPaise - receivedPaise),
      daysOver: payBy === null ? 0 : Math.max(0, (Date.parse(today) - Date.parse(payBy)) / dayMs),
    })),
    giveBack: back.map(({ amountPaise, ...order }) => ({
      ...answerOrder(order),
      amount: toRupees(amountPaise),
    })),
    foot: {
      total: toRupees(total),
      received: toRupees(received),
      owed: toRupees(total - received),
      giveBack: toRupees(sumOf(back, 'amountPaise')),
    },
  };
}

type Order = Omit<Awaited<ReturnType<typeof listToGiveBack>>[number], 'amountPaise'>;

const answerOrder = ({ number, code, ...order }: Order) => ({
  ...order,
  orderId: number,
  // Also whoever has an account opens it from a message without signing in.
  path: salePath({ number, userId: null, code }),
});
