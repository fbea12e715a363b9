import { productPageSize } from '@mathappu/contract/limits';
import { useState } from 'react';
import type { ListQuery } from '#web/lists/list-address.ts';
import { countOf } from '#web/ui/format/plural.ts';

type ListCountProps = {
  query: ListQuery;
  totalCount: number | undefined;
  /** Whether there is an error in place of the products. */
  hasFailed: boolean;
};

/**
 * The number of products shown, announced to screen readers when it changes. While the next one is
 * loading the last one stays, so that the grid does not move.
 */
export function ListCount({ hasFailed, ...props }: ListCountProps) {
  const [{ query, totalCount }, setShown] = useState(props);
  const isNew = props.query.page !== query.page || props.query.search !== query.search;
  if (props.totalCount !== undefined && (isNew || props.totalCount !== totalCount)) {
    setShown(props);
  }
  const first = (query.page - 1) * productPageSize + 1;
  const last = Math.min(query.page * productPageSize, totalCount ?? 0);
  return (
    <p role="status" className="figures mt-3 mb-4 min-h-[1lh] text-ink-soft">
      {!hasFailed && totalCount === 0 && query.search && (
        <span className="sr-only">No product matches “{query.search}”</span>
      )}
      {!hasFailed && totalCount !== undefined && first <= last && (
        <>
          Showing {first} to {last} of {countOf(totalCount, 'product')}
          {query.search && <span className="max-sm:sr-only"> for “{query.search}”</span>}
        </>
      )}
    </p>
  );
}
