import { fill, plural } from '@mathappu/contract/words';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { changeParams, readChoice } from '#web/lists/list-address.ts';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { StatCard } from '#web/ui/stat-card.tsx';
import * as words from '#words/admin/dashboard';
import { DashboardPanel } from './dashboard-panel.tsx';
import { salesFiguresQuery } from './dashboard-queries.ts';
import { SalesChart } from './sales-chart.tsx';

const measures = [
  { value: 'takings', label: words.value },
  { value: 'orders', label: words.orders },
] as const;

export function Sales() {
  const read = useQuery(salesFiguresQuery);
  const [params, setParams] = useSearchParams();
  const measure = readChoice(params, 'chart', ['takings', 'orders']) ?? 'takings';

  function show(chart: 'takings' | 'orders') {
    const changed = changeParams(params, { chart: chart === 'takings' ? undefined : chart });
    setParams(changed, { replace: true, preventScrollReset: true });
  }

  return (
    <DashboardPanel
      title={words.sales}
      read={read}
      failureText={words.salesFailed}
      height="h-180 sm:h-110"
      aside={
        <Segmented legend={words.chartShows} options={measures} value={measure} onChange={show} />
      }
    >
      {({ data: { today, thisWeek, weekBefore, cashToCollect, days } }) => (
        <>
          <div className="mb-6 grid gap-3 sm:grid-cols-3">
            <StatCard
              label={words.today}
              value={formatRupees(today.takings)}
              note={
                <>
                  {ordersText(today)}
                  <Collected sales={today} />
                </>
              }
            />
            <StatCard
              label={words.lastWeek}
              value={formatRupees(thisWeek.takings)}
              note={
                <>
                  {fill(plural(words.orderCountAndChange, thisWeek.orders), {
                    count: thisWeek.orders,
                    change: describeChange(thisWeek.takings, weekBefore.takings),
                  })}
                  <Collected sales={thisWeek} />
                </>
              }
            />
            <StatCard
              label={words.weekBefore}
              value={formatRupees(weekBefore.takings)}
              note={ordersText(weekBefore)}
            />
          </div>
          <p className="figures mb-6 text-sm text-ink-soft">
            {words.asPlaced}{' '}
            {cashToCollect.orders > 0
              ? fill(plural(words.cashToCollect, cashToCollect.orders), {
                  cash: formatRupees(cashToCollect.takings),
                  count: cashToCollect.orders,
                })
              : words.noCashToCollect}
          </p>
          <SalesChart days={days} measure={measure} />
        </>
      )}
    </DashboardPanel>
  );
}

const ordersText = ({ orders: count }: { orders: number }): string =>
  fill(plural(words.orderCount, count), { count });

type CollectedProps = { sales: { orders: number; paid: number; toCollect: number } };

/** How much of the value is money that the shop has, and how much it still has to fetch. */
function Collected({ sales: { orders, paid, toCollect } }: CollectedProps) {
  if (orders === 0) return null;
  return (
    <span className="figures block">
      {fill(words.paidAndToCollect, {
        paid: formatRupees(paid),
        toCollect: formatRupees(toCollect),
      })}
    </span>
  );
}

/** The change of a figure since the period before: '12% up', '3% down', 'as before'. */
export function describeChange(now: number, before: number): string {
  if (now === before) return words.asBefore;
  if (before === 0) return words.upFromNothing;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent < 1) return now > before ? words.slightlyUp : words.slightlyDown;
  return fill(now > before ? words.up : words.down, { percent });
}
