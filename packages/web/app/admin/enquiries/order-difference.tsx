import type { OrderDifference } from '@mathappu/contract/enquiries/revise-order';
import { fill } from '@mathappu/contract/words';
import { leadingName } from '#web/language/names.ts';
import { OrderChangeList } from '#web/orders/order-change-list.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/enquiries';

/** What a change of an order makes different: goods, sums, money and stock. */
export function OrderDifferenceView({ difference }: { difference: OrderDifference }) {
  const { toGiveBack, toPay, stock, shortages } = difference;
  const taken = stock.filter(({ quantity }) => quantity > 0);
  const putBack = stock.filter(({ quantity }) => quantity < 0);
  return (
    <div className="grid gap-3">
      <OrderChangeList change={difference} />
      {toGiveBack > 0 && (
        <p className="figures font-semibold">
          {fill(words.moneyToGiveBack, { amount: formatRupees(toGiveBack) })}
        </p>
      )}
      {toPay > 0 && (
        <p className="figures font-semibold">
          {fill(words.moneyToPay, { amount: formatRupees(toPay) })}
        </p>
      )}
      {taken.length > 0 && <p>{fill(words.stockTakes, { goods: goodsText(taken) })}</p>}
      {putBack.length > 0 && <p>{fill(words.stockPutsBack, { goods: goodsText(putBack) })}</p>}
      {shortages.length > 0 && (
        <Notice tone="red" icon={<AlertIcon />} isLive>
          <p className="font-semibold">{words.shortages}</p>
          <ul className="figures mt-1 list-disc pl-5">
            {shortages.map((short) => (
              <li key={short.productId} className="wrap-anywhere">
                {fill(words.shortage, {
                  product: leadingName(short),
                  needed: short.needed,
                  stock: short.stock,
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

const goodsText = (goods: OrderDifference['stock']): string =>
  goods.map((line) => `${Math.abs(line.quantity)} × ${leadingName(line)}`).join(', ');
