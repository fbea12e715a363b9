import { productPageSize } from '@mathappu/contract/limits';
import type { ListQuery } from '#web/lists/list-address.ts';
import { countOf } from '#web/ui/format/plural.ts';

type ListCountProps = { query: ListQuery; totalCount: number | undefined };

/** The number of products shown, announced to screen readers when it changes. */
export function ListCount({ query, totalCount }: ListCountProps) {
  const first = (query.page - 1) * productPageSize + 1;
  const last = Math.min(query.page * productPageSize, totalCount ?? 0);
  return (
    <p role="status" className="figures mt-3 mb-4 min-h-6.5 text-ink-soft">
      {totalCount === 0 && query.search && (
        <span className="sr-only">No product matches “{query.search}”</span>
      )}
      {totalCount !== undefined && first <= last && (
        <>
          Showing {first} to {last} of {countOf(totalCount, 'product')}
          {query.search && ` for “${query.search}”`}
        </>
      )}
    </p>
  );
}
