import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { toRupees } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import { Link } from 'react-router';
import { langOfName, langOfOther, leadingName, otherNameOf } from '#web/language/names.ts';
import { TradeText } from '#web/language/trade/trade-text.tsx';
import { productPath } from '#web/navigation/paths.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { ListNumber } from '#web/ui/list-number.tsx';
import * as words from '#words/estimates';
import type { ComparedLine } from './compare-today.ts';
import { rowOf } from './short-lines.tsx';

const tableOnly = 'hidden md:table-cell print:table-cell';
const phoneOnly = 'md:hidden print:hidden';
const figure = 'py-2.5 pl-4 text-right align-top whitespace-nowrap print:py-0.5';
const head = 'py-2 pl-4 text-right font-semibold';

/** A line with what is to be said of it. */
export type NotedLine = ComparedLine & { readonly notes?: readonly string[] };

/** The goods at the prices that were frozen. */
export function EstimateLines({ lines }: { lines: readonly NotedLine[] }) {
  return (
    <table aria-label={words.goods} className="figures w-full">
      <thead className="text-sm text-ink-soft max-md:sr-only print:not-sr-only print:table-header-group">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-left font-semibold">
            {words.product}
          </th>
          <th scope="col" className={`${tableOnly} ${head}`}>
            {words.priceEach}
          </th>
          <th scope="col" className={`${tableOnly} ${head}`}>
            {words.quantity}
          </th>
          <th scope="col" className={head}>
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <EstimateLine key={line.productId} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function EstimateLine({ line }: { line: NotedLine }) {
  const { notes = [], price, discount, quantity, total } = line;
  const each = formatRupees(toRupees(unitPriceOf(line)));
  const listPrice = discount > 0 && fill(words.listPrice, { price: formatRupees(price), discount });
  return (
    <tr id={rowOf(line)} className="scroll-mt-24 break-inside-avoid border-b border-line">
      <th scope="row" className="py-2.5 text-left font-normal print:py-0.5">
        <ProductName line={line} detail={line.unit} />
        <span
          className={`block text-sm text-ink-soft ${phoneOnly}`}
        >{`${quantity} × ${each}`}</span>
        {notes.map((note) => (
          <span key={note} className="block text-sm font-medium">
            {note}
          </span>
        ))}
        <Missing line={line} />
      </th>
      <td className={`${figure} ${tableOnly}`}>
        {each}
        {listPrice && (
          <span className="block text-sm text-ink-soft print:ml-2 print:inline">{listPrice}</span>
        )}
      </td>
      <td className={`${figure} ${tableOnly}`}>{quantity}</td>
      <td className={`${figure} font-semibold`}>{formatRupees(total)}</td>
    </tr>
  );
}

type ProductNameProps = { line: ComparedLine; detail: string };

/** A product that is no longer sold has no page. */
export function ProductName({ line, detail }: ProductNameProps) {
  const { productId, todayPaise } = line;
  const other = otherNameOf(line);
  const looks = 'font-semibold wrap-anywhere';
  return (
    <>
      {todayPaise === undefined ? (
        <span lang={langOfName(line)} className={looks}>
          {leadingName(line)}
        </span>
      ) : (
        <Link
          to={productPath(productId)}
          lang={langOfName(line)}
          className={`${looks} hover:underline`}
        >
          {leadingName(line)}
        </Link>
      )}
      {other && (
        <span lang={langOfOther} className="block text-sm wrap-anywhere print:ml-2 print:inline">
          {other}
        </span>
      )}
      <ListNumber number={line.listNumber} className={other ? 'mr-2 print:ml-2' : 'mx-2'} />
      <TradeText className="inline-block text-sm text-ink-soft print:ml-2 print:inline">
        {detail}
      </TradeText>
    </>
  );
}

/**
 * Products that are missing today are marked on the screen only; a print shows the list as it was
 * saved.
 */
export function Missing({ line: { todayPaise, left } }: { line: ComparedLine }) {
  const text =
    todayPaise === undefined
      ? words.goneToday
      : left === 0
        ? words.outOfStock
        : left && fill(words.onlyLeft, { stock: left });
  return (
    text && <span className="block text-sm font-semibold text-danger print:hidden">{text}</span>
  );
}
