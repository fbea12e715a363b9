import type { Answer } from '#web/api/call.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';

export type DayOfSales = Answer<'getSalesFigures'>['data']['days'][number];

const dates = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** The figures behind the chart, for those who do not see it. */
export function SalesTable({ days }: { days: readonly DayOfSales[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>Orders and takings of the last fourteen days</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Orders</th>
            <th scope="col">Takings</th>
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
