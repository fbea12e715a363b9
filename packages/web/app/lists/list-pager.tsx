import type { Pagination as Paging } from '@mathappu/contract/paging';
import { useEffect } from 'react';
import { Pagination } from '#web/ui/pagination.tsx';
import { countWords } from './count-words.ts';

type ListPagerProps = {
  paging: Paging;
  /** What is counted, as in 'Pages of {things}'. */
  things: string;
  /** Where the count of a search may be cut. */
  search?: string;
  onPage: (page: number, options?: { replace: boolean }) => void;
};

/** Only where there is more than one page. A page that has emptied gives way to the last one. */
export function ListPager({
  paging: { page, limit, total, totalPages },
  things,
  search,
  onPage,
}: ListPagerProps) {
  const lastPage = Math.max(1, totalPages);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page that is not there
  useEffect(() => {
    if (page > lastPage) onPage(lastPage, { replace: true });
  }, [page, lastPage]);

  if (totalPages <= 1) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="figures text-ink-soft max-sm:w-full max-sm:text-center">
        Showing {Math.min(total, (page - 1) * limit + 1)} to {Math.min(total, page * limit)} of{' '}
        {countWords(total, search)} results
      </p>
      <Pagination
        label={`Pages of ${things}`}
        page={page}
        totalPages={totalPages}
        onPage={onPage}
        className="max-sm:w-full"
      />
    </div>
  );
}
