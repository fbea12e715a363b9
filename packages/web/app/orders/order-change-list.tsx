import type { OrderChange } from '@mathappu/contract/orders/order-change';
import { fill } from '@mathappu/contract/words';
import { langOfName, leadingName } from '#web/language/names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { ListNumber } from '#web/ui/list-number.tsx';
import * as words from '#words/orders';

/** The goods that a change of an order touches, and the sums before and after. */
export function OrderChangeList({ change }: { change: OrderChange }) {
  return (
    <>
      <ul className="grid gap-1">
        {change.lines.map((line) => (
          <li key={line.productId} className="flex flex-wrap items-center gap-x-2">
            <ListNumber number={line.listNumber} />
            <span lang={langOfName(line)} className="font-semibold wrap-anywhere">
              {leadingName(line)}
            </span>
            <ChangedLine line={line} />
          </li>
        ))}
      </ul>
      <p className="figures mt-1">
        {fill(words.changedTotal, {
          before: formatRupees(change.oldTotal),
          after: formatRupees(change.newTotal),
        })}
      </p>
    </>
  );
}

function ChangedLine({ line }: { line: OrderChange['lines'][number] }) {
  const { before, after, priceBefore, priceAfter, priceReason } = line;
  const isOtherPrice = before > 0 && after > 0 && priceBefore !== priceAfter;
  return (
    <>
      <span className="figures">{before === after ? after : `${before} → ${after}`}</span>
      {before === 0 && <Badge tone="green">{words.newInOrder}</Badge>}
      {after === 0 && <Badge>{words.outOfOrder}</Badge>}
      {isOtherPrice && (
        <span className="figures">
          {`${formatRupees(priceBefore ?? 0)} → ${formatRupees(priceAfter ?? 0)}`}
        </span>
      )}
      {priceReason && <span className="text-ink-soft wrap-anywhere">{`(${priceReason})`}</span>}
    </>
  );
}
