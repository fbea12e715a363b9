import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { type Paise, toHundredths, toRupees } from '@mathappu/contract/money';
import type { AdjustmentKind, OrderTotals } from '@mathappu/contract/orders/order-totals';
import { answerTotals, makeTotals, withDiscount } from '@mathappu/contract/orders/totals';
import { fill, plural } from '@mathappu/contract/words';
import type { ReactNode } from 'react';
import type { PriceRules } from '#web/prices/my-rules.ts';
import { usePriceRules } from '#web/prices/use-price-rules.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/estimates';
import type { ComparedLine } from './compare-today.ts';
import { Missing, ProductName } from './estimate-lines.tsx';

const figure = 'py-2.5 pl-3 text-right align-top whitespace-nowrap';
const tableOnly = 'max-sm:hidden';

type EstimateComparisonProps = { quote: SharedEstimate; lines: readonly ComparedLine[] };

/** The list's prices then and now, line by line. */
export function EstimateComparison({ quote, lines }: EstimateComparisonProps) {
  const { packingPercent = 0 } = useShop().sales ?? {};
  const then = quote.totals;
  const { rules } = usePriceRules();
  const today = totalOfToday(quote, lines, { packingPercent, rules });
  const missing = lines.filter(({ todayPaise, left }) => todayPaise === undefined || left === 0);
  const hasPacking = amountOf(then, 'packing') !== 0 || amountOf(today, 'packing') !== 0;
  const hasDiscount = amountOf(then, 'discount') !== 0 || amountOf(today, 'discount') !== 0;
  return (
    <table aria-label={words.goods} className="figures w-full">
      <thead className="text-sm text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-left font-semibold">
            {words.product}
          </th>
          {[words.thenPrice, words.todayPrice].map((name) => (
            <th
              key={name}
              scope="col"
              className={`${tableOnly} py-2 pl-3 text-right font-semibold`}
            >
              {name}
            </th>
          ))}
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            {words.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.productId} className="border-b border-line">
            <th scope="row" className="py-2.5 text-left font-normal">
              <ProductName line={line} detail={`${line.quantity} × ${line.unit}`} />
              <ThenAndToday then={toHundredths(line.total)} today={costsToday(line)} />
              <Missing line={line} />
            </th>
            <Sums then={toHundredths(line.total)} today={costsToday(line)} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        {(hasPacking || hasDiscount) && (
          <FootRow name={words.goods} then={then.subtotal} today={today.subtotal} />
        )}
        {hasPacking && (
          <FootRow
            name={words.packing}
            then={amountOf(then, 'packing')}
            today={amountOf(today, 'packing')}
          />
        )}
        {hasDiscount && (
          <FootRow
            name={words.discount}
            then={amountOf(then, 'discount')}
            today={amountOf(today, 'discount')}
          />
        )}
        <FootRow name={words.total} then={then.total} today={today.total} isTotal>
          {missing.length > 0 && (
            <span className="block text-sm font-normal text-ink-soft">
              {fill(plural(words.todayWithout, missing.length), { count: missing.length })}
            </span>
          )}
        </FootRow>
      </tfoot>
    </table>
  );
}

/** The line with today's stock and price; undefined when it is no longer sold. */
const costsToday = ({ todayPaise, left, quantity }: ComparedLine): Paise | undefined =>
  todayPaise === undefined ? undefined : (todayPaise / quantity) * (left ?? quantity);

/** The total of the goods in stock, with today's charge for packing and the best price rule. */
function totalOfToday(
  { today }: SharedEstimate,
  lines: readonly ComparedLine[],
  { packingPercent, rules }: { packingPercent: number; rules: PriceRules | undefined },
): OrderTotals {
  const products = new Map(today.lines.map(({ productId }) => [productId._id, productId]));
  const goods = lines.map((line) => ({
    productId: line.productId,
    categoryId: products.get(line.productId)?.category?._id ?? null,
    totalPaise: costsToday(line) ?? 0,
  }));
  const subtotalPaise = goods.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  const chosen = rules?.choose(goods);
  const totals = makeTotals(subtotalPaise, { packingPercent, delivery: undefined });
  return answerTotals(
    withDiscount(totals, chosen && { label: chosen.rule.name, amountPaise: chosen.amountPaise }),
  );
}

const amountOf = ({ adjustments }: OrderTotals, row: AdjustmentKind): number =>
  adjustments.find(({ kind }) => kind === row)?.amount ?? 0;

type FootRowProps = {
  name: string;
  /** In rupees. */
  then: number;
  today: number;
  isTotal?: boolean;
  children?: ReactNode;
};

function FootRow({ name, then, today, isTotal = false, children }: FootRowProps) {
  const [before, now] = [toHundredths(then), toHundredths(today)];
  return (
    <tr className={isTotal ? 'text-lg font-bold' : undefined}>
      <th scope="row" className={isTotal ? 'py-3 text-left' : 'py-2.5 text-left font-normal'}>
        {name}
        {children}
        <ThenAndToday then={before} today={now} />
      </th>
      <Sums then={before} today={now} />
    </tr>
  );
}

type Prices = { then: Paise; today: Paise | undefined };

const format = (paise: Paise) => formatRupees(toRupees(paise));
const none = '–';

function Sums({ then, today }: Prices) {
  return (
    <>
      <td className={`${figure} ${tableOnly}`}>{format(then)}</td>
      <td className={`${figure} ${tableOnly}`}>{today === undefined ? none : format(today)}</td>
      <td className={`${figure} font-semibold`}>
        {today === undefined ? none : signed(today - then)}
      </td>
    </>
  );
}

/** The two columns that a narrow phone has no space for. */
function ThenAndToday({ then, today }: Prices) {
  return (
    <span className="block text-sm font-normal text-ink-soft sm:hidden">
      {fill(words.thenAndToday, {
        before: format(then),
        now: today === undefined ? none : format(today),
      })}
    </span>
  );
}

function signed(paise: Paise): string {
  if (paise === 0) return format(0);
  return `${paise > 0 ? '+' : '−'}${format(Math.abs(paise))}`;
}
