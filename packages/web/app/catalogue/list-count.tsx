import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { productPageSize } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { Link } from 'react-router';
import { rich } from '#web/language/rich.ts';
import * as words from '#words/catalogue';
import { countChosen, productListPath } from './product-list-query.ts';
import { sheetPath } from './sheet/sheet-path.ts';

type ListCountProps = {
  query: ProductQuery;
  /** The name of the category that was asked for. */
  category: string | undefined;
  totalCount: number | undefined;
  /** Whether there is an error in place of the products. */
  hasFailed: boolean;
};

/**
 * The number of products shown, announced to screen readers when it changes. While the next one is
 * loading the last one stays, so that the grid does not move.
 */
export function ListCount({ hasFailed, ...props }: ListCountProps) {
  const [{ query, category, totalCount }, setShown] = useState(props);
  const isNew = productListPath(props.query) !== productListPath(query);
  if (props.totalCount !== undefined && (isNew || props.totalCount !== totalCount)) {
    setShown(props);
  }
  const isFiltered = countChosen(query) > 0;
  const from = (query.page - 1) * productPageSize + 1;
  const to = Math.min(query.page * productPageSize, totalCount ?? 0);
  return (
    <>
      <p role="status" className="figures min-h-[1lh] text-ink-soft">
        {!hasFailed && totalCount === 0 && (
          <span className="sr-only">
            {isFiltered ? words.noneTitle : query.search && fill(words.noMatch, query)}
          </span>
        )}
        {!hasFailed &&
          totalCount !== undefined &&
          from <= to &&
          rich(totalCount === 1 ? words.showingOne : words.showing, {
            from,
            to,
            count: totalCount,
            search: query.search,
            category,
            in: (text) => category && <span className="max-sm:sr-only">{text}</span>,
            found: (text) => query.search && <span className="max-sm:sr-only">{text}</span>,
            filtered: (text) => isFiltered && <span className="max-sm:sr-only">{text}</span>,
          })}
      </p>
      <Link to={sheetPath} className="link inline-flex min-h-11 items-center sm:ml-auto">
        {words.priceList}
      </Link>
    </>
  );
}
