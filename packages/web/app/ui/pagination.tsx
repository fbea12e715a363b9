import { fill } from '@mathappu/contract/words';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import * as words from '#words/ui';
import { classNames } from './class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './images/navigation-icons.tsx';

type PaginationProps = {
  page: number;
  totalPages: number;
  label?: string;
  className?: string;
} & (
  | { onPage: (page: number) => void; hrefFor?: undefined }
  /** Renders links, which work before hydration. */
  | { hrefFor: (page: number) => string; onPage?: undefined }
);

const mostNumbers = 5;

export function Pagination(props: PaginationProps) {
  const { page, totalPages, label = words.pagination, className } = props;
  if (totalPages <= 1) return null;
  const numbers = (props.hrefFor ? pagesWithEnds : pageWindow)(page, totalPages, mostNumbers);

  return (
    <nav
      aria-label={label}
      className={classNames('flex flex-wrap justify-center sm:gap-1', className)}
    >
      <PageLink {...props} to={page - 1} name={words.previous}>
        <ChevronLeftIcon className="size-5" />
        <span className="max-sm:sr-only">{words.previous}</span>
      </PageLink>
      {numbers.map((number, place) => (
        <Fragment key={number}>
          {number > (numbers[place - 1] ?? number) + 1 && (
            <span aria-hidden="true" className="page-cell text-ink-soft">
              {'…'}
            </span>
          )}
          <PageLink {...props} to={number} name={fill(words.page, { page: number })}>
            {number}
          </PageLink>
        </Fragment>
      ))}
      <PageLink {...props} to={page + 1} name={words.next}>
        <span className="max-sm:sr-only">{words.next}</span>
        <ChevronRightIcon className="size-5" />
      </PageLink>
    </nav>
  );
}

type PageLinkProps = PaginationProps & { to: number; name: string; children: ReactNode };

function PageLink({ page, totalPages, onPage, hrefFor, to, name, children }: PageLinkProps) {
  const isCurrent = to === page;
  const isOutside = to < 1 || to > totalPages;
  const looks = classNames(
    'page-cell',
    isCurrent ? 'bg-teal text-paper' : 'text-teal hover:bg-teal-soft',
    isOutside && 'text-line-strong hover:bg-transparent',
  );
  const shared = {
    'aria-label': name,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: looks,
  };

  if (hrefFor && !isOutside) {
    return (
      <Link {...shared} to={hrefFor(to)} prefetch="intent">
        {children}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      aria-disabled={isOutside || undefined}
      onClick={() => !isOutside && onPage?.(to)}
    >
      {children}
    </button>
  );
}

/** The page numbers to show: at most `size`, centred on `current`, never outside 1 to `total`. */
export function pageWindow(current: number, total: number, size: number): number[] {
  const length = Math.max(0, Math.min(size, total));
  const wanted = current - Math.floor(size / 2);
  const first = Math.max(1, Math.min(wanted, total - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

/** The first page, the last and the current one, with its neighbours where it is near an end; at most `size` with the gaps. */
export function pagesWithEnds(current: number, total: number, size: number): number[] {
  if (total <= size) return pageWindow(current, total, size);
  const near = size - 2;
  if (current <= near) return [...pageWindow(1, near, near), total];
  if (current > total - near) return [1, ...pageWindow(total, total, near)];
  return [1, current, total];
}
