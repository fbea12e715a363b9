import type { SharedQuote } from '@mathappu/contract/estimates/estimates';
import { type Paise, toHundredths, toRupees } from '@mathappu/contract/money';
import { fill, plural } from '@mathappu/contract/words';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/estimates';
import type { ComparedLine } from './compare-today.ts';
import { Missing, ProductName } from './estimate-lines.tsx';

const figure = 'py-2.5 pl-3 text-right align-top whitespace-nowrap';
const tableOnly = 'max-sm:hidden';

type EstimateComparisonProps = { quote: SharedQuote; lines: readonly ComparedLine[] };

/** What the list was to cost and what it costs now, line by line. */
export function EstimateComparison({ quote, lines }: EstimateComparisonProps) {
  const then = toHundredths(quote.totals.total);
  const today = toHundredths(quote.today.totals.total);
  const gone = lines.filter(({ todayPaise }) => todayPaise === undefined).length;
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
              <ThenAndToday then={toHundredths(line.total)} today={line.todayPaise} />
              <Missing line={line} />
            </th>
            <Sums then={toHundredths(line.total)} today={line.todayPaise} />
          </tr>
        ))}
      </tbody>
      <tfoot className="text-lg font-bold">
        <tr>
          <th scope="row" className="py-3 text-left">
            {words.total}
            {gone > 0 && (
              <span className="block text-sm font-normal text-ink-soft">
                {fill(plural(words.todayWithout, gone), { count: gone })}
              </span>
            )}
            <ThenAndToday then={then} today={today} />
          </th>
          <Sums then={then} today={today} />
        </tr>
      </tfoot>
    </table>
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
