import type { Category } from '@mathappu/contract/catalogue/categories';
import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as words from '#words/catalogue';
import { productListPath } from './product-list-query.ts';
import { TwoNames } from './two-names.tsx';

type CategoryRowProps = { categories: readonly Category[]; query: ProductQuery };

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
