import type { Category } from '@mathappu/contract/catalogue/categories';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type ProductListQuery, productListPath } from '#web/document/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import * as words from '#words/catalogue';
import { TwoNames } from './two-names.tsx';

type CategoryRowProps = { categories: readonly Category[]; query: ProductListQuery };

/** Links to the categories that have products; a search stays when another one is chosen. */
export function CategoryRow({ categories, query }: CategoryRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = query.category;

  // On a phone the row is wider than the screen.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[aria-current="page"]`);
    if (current && link) list.current?.scrollTo({ left: link.offsetLeft - 16 });
  }, [current]);

  const shown = categories.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  const linkTo = (slug: string | undefined, names: ReactNode) => (
    <li key={slug ?? ''}>
      <Link
        to={productListPath({ ...query, page: 1, category: slug })}
        aria-current={slug === current ? 'page' : undefined}
        className={classNames(
          'grid min-h-11 content-center rounded-md border px-3 py-1 text-center whitespace-nowrap',
          slug === current
            ? 'border-teal bg-teal-soft font-semibold text-teal-strong'
            : 'border-line bg-surface text-ink hover:bg-sunken',
        )}
      >
        {names}
      </Link>
    </li>
  );
  return (
    <nav aria-label={words.categories} className="-mx-1 mt-4">
      <ul ref={list} className="relative flex gap-2 overflow-x-auto p-1">
        {linkTo(undefined, words.all)}
        {shown.map((category) => linkTo(category.slug, <TwoNames {...category} />))}
      </ul>
    </nav>
  );
}
