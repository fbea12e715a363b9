import type { Category } from '@mathappu/contract/catalogue/categories';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ProductListQuery, productListPath } from '#web/document/paths.ts';
import * as words from '#words/catalogue';
import { TwoNames } from './two-names.tsx';

type CategoryRowProps = { categories: readonly Category[]; query: ProductListQuery };

/** Links to the categories that have products; a search stays when another one is chosen. */
export function CategoryRow({ categories, query }: CategoryRowProps) {
  const shown = categories.filter(({ count }) => count);
  const linkTo = (names: ReactNode, category?: string) => (
    <li key={category}>
      <Link
        to={productListPath({ ...query, page: 1, category })}
        aria-current={category === query.category ? 'page' : undefined}
        className="category-link"
      >
        {names}
      </Link>
    </li>
  );
  return (
    shown[0] && (
      <nav aria-label={words.categories}>
        <ul className="category-row">
          {linkTo(words.all)}
          {shown.map((category) => linkTo(<TwoNames {...category} />, category.slug))}
        </ul>
      </nav>
    )
  );
}
