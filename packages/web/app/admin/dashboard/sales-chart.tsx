import { fill } from '@mathappu/contract/words';
import type { Answer } from '#web/api/call.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/dashboard';
import { locale } from '#words/language';

type DayOfSales = Answer<'getSalesFigures'>['data']['days'][number];
type SalesMeasure = 'takings' | 'orders';

type SalesChartProps = {
  /** Fourteen days, oldest first. */
  days: readonly DayOfSales[];
  measure: SalesMeasure;
};

/** Seven fit beside each other on a phone: Sat, and in Tamil ச. */
const weekdayStyles = { 'en-IN': 'short', 'ta-IN': 'narrow' } as const;
const weekdays = new Intl.DateTimeFormat(locale, {
  weekday: weekdayStyles[locale],
  timeZone: 'UTC',
});
const dates = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const formats: Record<SalesMeasure, (value: number) => string> = {
  takings: formatRupees,
  orders: String,
};

const names = { takings: words.valueOfEachDay, orders: words.ordersOfEachDay };
const height = 160;
const slot = 100;

/**
 * Bars of the last seven days, each beside the same weekday a week before; screen readers get a
 * table instead.
 */
export function SalesChart({ days, measure }: SalesChartProps) {
  const format = formats[measure];
  const highest = Math.max(...days.map((day) => day[measure]));
  const pairs = days.slice(-7).map((day, index) => ({ day, before: days[index] }));
  const heightOf = (value: number) => (highest > 0 ? (value / highest) * height : 0);

  return (
    <figure>
      <figcaption className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <span className="font-semibold">{names[measure]}</span>
        <Key looks="bg-teal">{words.lastWeek}</Key>
        <Key looks="bg-gold">{words.weekBefore}</Key>
        <span className="text-ink-soft">
          {highest > 0
            ? fill(words.highest, { highest: format(highest) })
            : words.nothingInFortnight}
        </span>
      </figcaption>
      <div aria-hidden="true">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${pairs.length * slot} ${height}`}
          preserveAspectRatio="none"
          className="h-40 w-full border-b border-line-strong"
        >
          {pairs.map(({ day, before }, index) => (
            <g key={day.date}>
              <Bar
                x={index * slot + 18}
                size={heightOf(before?.[measure] ?? 0)}
                looks="fill-gold"
                title={`${before?.date}: ${format(before?.[measure] ?? 0)}`}
              />
              <Bar
                x={index * slot + 52}
                size={heightOf(day[measure])}
                looks="fill-teal"
                title={`${day.date}: ${format(day[measure])}`}
              />
            </g>
          ))}
        </svg>
        <div className="mt-1 grid grid-cols-[repeat(6,minmax(0,1fr))_auto] text-center text-xs text-ink-soft sm:grid-cols-7 sm:text-sm">
          {pairs.map(({ day }, index) => (
            <span key={day.date}>
              {index === pairs.length - 1 ? words.today : weekdays.format(new Date(day.date))}
            </span>
          ))}
        </div>
      </div>
      <SalesTable days={days} />
    </figure>
  );
}

function Key({ looks, children }: { looks: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`size-3 rounded-sm ${looks}`} />
      {children}
    </span>
  );
}

function Bar(props: { x: number; size: number; looks: string; title: string }) {
  const { x, size, looks, title } = props;
  return (
    <rect x={x} y={height - size} width={30} height={size} className={looks}>
      <title>{title}</title>
    </rect>
  );
}

function SalesTable({ days }: { days: readonly DayOfSales[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{words.salesTable}</caption>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.orders}</th>
            <th scope="col">{words.value}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, orders, takings }) => (
            <tr key={date}>
              <th scope="row">{dates.format(new Date(date))}</th>
              <td>{orders}</td>
              <td>{formatRupees(takings)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
