import { type Paise, toRupees } from '@mathappu/contract/money';
import type { OrderChange } from '@mathappu/contract/orders/order-change';
import type { OrderLine } from './new-order-queries.ts';

/** What a change is told by of a line. */
export type ChangedLine = Pick<
  OrderLine,
  'productId' | 'name' | 'listNumber' | 'quantity' | 'totalPaise' | 'priceReason'
> & { readonly nameTa: string };

type Goods = { readonly totalPaise: Paise; readonly lines: readonly ChangedLine[] };

/** How one order differs from the one it was changed from: first what that had, then what is new. */
export function compareOrders(before: Goods, after: Goods): OrderChange {
  const known = new Set(before.lines.map(({ productId }) => productId));
  const added = after.lines.filter(({ productId }) => !known.has(productId));
  const find = (goods: Goods, productId: string) =>
    goods.lines.find((line) => line.productId === productId);
  return {
    lines: [...before.lines, ...added]
      .map(({ productId, name, nameTa, listNumber }) => {
        const [was, is] = [find(before, productId), find(after, productId)];
        return {
          ...{ productId, name, nameTa, listNumber },
          before: was?.quantity ?? 0,
          after: is?.quantity ?? 0,
          priceBefore: priceOf(was),
          priceAfter: priceOf(is),
          priceReason: is?.priceReason ?? '',
        };
      })
      .filter((line) => line.before !== line.after || line.priceBefore !== line.priceAfter),
    oldTotal: toRupees(before.totalPaise),
    newTotal: toRupees(after.totalPaise),
  };
}

const priceOf = (line: ChangedLine | undefined): number | null =>
  line ? toRupees(line.totalPaise / line.quantity) : null;
