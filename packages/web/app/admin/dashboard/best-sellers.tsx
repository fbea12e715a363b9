import { fill } from '@mathappu/contract/words';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { changeParams } from '#web/lists/list-address.ts';
import { productPath } from '#web/navigation/paths.ts';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/dashboard';
import { langOfData } from '#words/language';
import { DashboardPanel } from './dashboard-panel.tsx';
import { bestSellersQuery, type Period, periodOptions, readPeriod } from './dashboard-queries.ts';

export function BestSellers() {
  const [params, setParams] = useSearchParams();
  const read = useQuery(bestSellersQuery(params));

  function show(days: Period) {
    const changed = changeParams(params, { best: days === '30' ? undefined : days });
    setParams(changed, { replace: true, preventScrollReset: true });
  }

  return (
    <DashboardPanel
      title={words.bestSellers}
      read={read}
      failureText={words.bestSellersFailed}
      height="h-60"
      aside={
        <Segmented
          legend={words.bestSellersOf}
          options={periodOptions}
          value={readPeriod(params)}
          onChange={show}
        />
      }
    >
      {({ data: products }) =>
        products.length > 0 ? (
          <ol>
            {products.map(({ _id, name, quantity, takings }) => (
              <li
                key={_id}
                className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line last:border-0 sm:grid-cols-[1fr_auto_8rem]"
              >
                <Link
                  to={productPath(_id)}
                  lang={langOfData}
                  className="flex min-h-11 min-w-0 items-center py-1.5 wrap-anywhere hover:text-teal max-sm:row-span-2"
                >
                  {name}
                </Link>
                <span className="figures text-right font-semibold">
                  {fill(words.sold, { quantity })}
                </span>
                <span className="figures text-right text-ink-soft">{formatRupees(takings)}</span>
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-ink-soft">{words.nothingSold}</p>
        )
      }
    </DashboardPanel>
  );
}
