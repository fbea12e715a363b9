import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { type Read, ReadStates } from './read-states.tsx';
import { usePageInRange } from './use-page-in-range.ts';

type PagedListProps<Row> = {
  read: Read<{ data: readonly Row[]; totalPages: number }>;
  failureText: string;
  loadingText: string;
  emptyText: string;
  /** The height of a row, as a class. */
  rowHeight: string;
  /** The name of the links to the pages. */
  pagesLabel: string;
  page: number;
  onPage: (page: number) => void;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The rows of one page, in every state of its reading, and the way to the other pages. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { read, page, onPage } = props;
  usePageInRange(page, read.data?.totalPages, onPage);
  return (
    <ReadStates
      read={read}
      failureText={props.failureText}
      skeleton={<ListSkeleton text={props.loadingText} rowHeight={props.rowHeight} />}
    >
      {({ data: rows, totalPages }) => (
        <>
          {rows.length > 0 ? props.children(rows) : <EmptyState title={props.emptyText} />}
          <Pagination
            label={props.pagesLabel}
            className="mt-8"
            page={page}
            totalPages={totalPages}
            onPage={onPage}
          />
        </>
      )}
    </ReadStates>
  );
}
