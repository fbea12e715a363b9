import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { changeParams, readChoice } from '#web/lists/list-address.ts';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { countOf } from '#web/ui/format/plural.ts';
import { StatCard } from '#web/ui/stat-card.tsx';
import { DashboardPanel } from './dashboard-panel.tsx';
import { salesFiguresQuery } from './dashboard-queries.ts';
import { SalesChart } from './sales-chart.tsx';

const measures = [
  { value: 'takings', label: 'Value' },
  { value: 'orders', label: 'Orders' },
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
      title="Sales"
      read={read}
      failureText="The sales could not be loaded"
      height="h-110"
      aside={
        <Segmented legend="The chart shows" options={measures} value={measure} onChange={show} />
      }
    >
      {({ data: { today, thisWeek, weekBefore, cashToCollect, days } }) => (
        <>
          <div className="mb-6 grid gap-3 sm:grid-cols-3">
            <StatCard
              label="Today"
              value={formatRupees(today.takings)}
              note={
                <>
                  {countOf(today.orders, 'order')}
                  <Collected sales={today} />
                </>
              }
            />
            <StatCard
              label="Last 7 days"
              value={formatRupees(thisWeek.takings)}
              note={
                <>
                  {countOf(thisWeek.orders, 'order')}; value{' '}
                  {describeChange(thisWeek.takings, weekBefore.takings)}
                  <Collected sales={thisWeek} />
                </>
              }
            />
            <StatCard
              label="The 7 days before"
              value={formatRupees(weekBefore.takings)}
              note={countOf(weekBefore.orders, 'order')}
            />
          </div>
          <p className="figures mb-6 text-sm text-ink-soft">
            Orders as they were placed, paid or not.{' '}
            {cashToCollect.orders > 0
              ? `${formatRupees(cashToCollect.takings)} of ${countOf(cashToCollect.orders, 'open order')} is cash still to be collected.`
              : 'No cash is left to be collected.'}
          </p>
          <SalesChart days={days} measure={measure} />
        </>
      )}
    </DashboardPanel>
  );
}

type CollectedProps = { sales: { orders: number; paid: number; toCollect: number } };

/** How much of the value is money that the shop has, and how much it still has to fetch. */
function Collected({ sales: { orders, paid, toCollect } }: CollectedProps) {
  if (orders === 0) return null;
  return (
    <span className="figures block">
      {formatRupees(paid)} paid, {formatRupees(toCollect)} to collect
    </span>
  );
}

/** The change of a figure since the period before: '12% up', '3% down', 'as before'. */
export function describeChange(now: number, before: number): string {
  if (now === before) return 'as before';
  if (before === 0) return 'up from nothing';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  return `${percent < 1 ? 'under 1' : percent}% ${now > before ? 'up' : 'down'}`;
}
