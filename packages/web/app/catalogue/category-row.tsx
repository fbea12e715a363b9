import type { Category } from '@mathappu/contract/catalogue/categories';
import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { langOfName, leadingName } from '#web/language/names.ts';
import * as words from '#words/catalogue';
import { productListPath } from './product-list-query.ts';

type CategoryRowProps = {
  categories: readonly Category[];
  query: ProductQuery;
  className?: string;
};

/**
 * Links to the categories that have products, where they have no column; a search stays when another
 * one is chosen.
 */
export function CategoryRow({
  categories,
  query,
  className = 'w-full lg:hidden',
}: CategoryRowProps) {
  const shown = categories.filter(({ count }) => count);
  const linkTo = (names: ReactNode, category?: string) => (
    <li key={category}>
      <Link
        to={productListPath({ ...query, page: 1, category })}
        aria-current={category === query.category ? 'page' : undefined}
        className="category-link"
      >
        <span>{names}</span>
      </Link>
    </li>
  );
  return (
    shown[0] && (
      <nav aria-label={words.categories} className={className}>
        <ul className="category-row lg:flex-wrap lg:justify-center">
          {linkTo(words.all)}
          {shown.map((category) =>
            linkTo(<span lang={langOfName(category)}>{leadingName(category)}</span>, category.slug),
          )}
        </ul>
      </nav>
    )
  );
}
