import type { Pagination as Paging } from '@mathappu/contract/paging';
import { fill } from '@mathappu/contract/words';
import { Pagination } from '#web/ui/pagination.tsx';
import * as words from '#words/lists';
import { usePageInRange } from './use-page-in-range.ts';

type ListPagerProps = {
  paging: Paging;
  /** The plural, such as 'orders'. */
  things: string;
  onPage: (page: number, options?: { replace: boolean }) => void;
};

/** Shown where there is more than one page. */
export function ListPager({ paging, things, onPage }: ListPagerProps) {
  const { page, limit, total, totalPages } = paging;
  usePageInRange(page, totalPages, (last) => onPage(last, { replace: true }));
  if (totalPages <= 1) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="figures text-ink-soft max-sm:w-full max-sm:text-center">
        {fill(words.showing, {
          from: Math.min(total, (page - 1) * limit + 1),
          to: Math.min(total, page * limit),
          total,
        })}
      </p>
      <Pagination
        label={fill(words.pagesOf, { things })}
        page={page}
        totalPages={totalPages}
        onPage={onPage}
        className="max-sm:w-full"
      />
    </div>
  );
}
