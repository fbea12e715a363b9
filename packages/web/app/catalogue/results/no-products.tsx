import type { Category } from '@mathappu/contract/catalogue/categories';
import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { fill } from '@mathappu/contract/words';
import type { Answer } from '#web/api/call.ts';
import { AskShop } from '#web/frame/ask-shop.tsx';
import { leadingName } from '#web/language/names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchIcon } from '#web/ui/images/search-icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as catalogueWords from '#words/catalogue';
import * as filterWords from '#words/catalogue/filters';
import * as words from '#words/catalogue/results';
import { CategoryRow } from '../category-row.tsx';
import { chosenValues, valuesOf, withoutFilters } from '../filters/chosen-values.ts';
import { ListButton } from '../list-button.tsx';
import { ProductGrid } from '../product-grid.tsx';
import { countChosen, productListPath } from '../product-list-query.ts';

type NoProductsProps = {
  query: ProductQuery;
  answer: Pick<
    Answer<'listProducts'>,
    'totalCount' | 'facets' | 'nearest' | 'nearestAre' | 'withoutFilters' | 'withoutOne'
  >;
  /** The one that was asked for. */
  category: Pick<Category, 'name' | 'nameTa'> | undefined;
  categories: readonly Category[];
};

const mostLeftOut = 3;

export function NoProducts(props: NoProductsProps) {
  const { query, answer, categories } = props;
  const { totalCount, nearest = [], nearestAre } = answer;
  const category = props.category && leadingName(props.category);
  const isNothing = totalCount === 0;
  const isFiltered = isNothing && countChosen(query) > 0;
  const isEmptyCategory = isNothing && category !== undefined && !query.search && !isFiltered;
  return (
    <>
      <EmptyState
        title={catalogueWords.noneTitle}
        text={textOf(props, category)}
        icon={<SearchIcon className="size-8" />}
      >
        {isNothing &&
          findLeftOut(props, category).map(({ text, without }) => (
            <ListButton key={text} query={without} variant="secondary">
              {text}
            </ListButton>
          ))}
        {isFiltered && (
          <ListButton query={withoutFilters(query)}>{filterWords.clearFilters}</ListButton>
        )}
        {query.search && !isFiltered && (
          <ListButton query={{ ...query, page: 1, search: '' }}>{words.clearSearch}</ListButton>
        )}
        {nearest.length > 0 && (
          <AskShop
            about={{ what: query.search, path: productListPath(query) }}
            className="justify-center"
          />
        )}
        {(isEmptyCategory || !isNothing) && (
          <LinkButton
            to={isEmptyCategory ? '/products' : productListPath({ ...query, page: 1 })}
            variant="secondary"
          >
            {isEmptyCategory ? words.allProducts : words.firstPage}
          </LinkButton>
        )}
      </EmptyState>
      {nearest.length > 0 && (
        <section>
          <CategoryRow
            categories={categories}
            query={{ ...query, search: '' }}
            className="-mt-6 mb-8 max-lg:hidden"
          />
          <h2 className="mb-4 text-xl">
            {nearestAre === 'similar' ? words.nearest : words.popular}
          </h2>
          <ProductGrid products={nearest} isInSection />
        </section>
      )}
    </>
  );
}

function textOf({ query, answer }: NoProductsProps, category: string | undefined) {
  const { totalCount, withoutFilters: count = 0 } = answer;
  const { search } = query;
  if (totalCount > 0) return words.emptyPage;
  if (countChosen(query) > 0)
    return search && count > 0 && fill(words.nothingFiltered, { search, count });
  if (search) return fill(words.nothingMatches, { search });
  return category === undefined ? words.emptyPage : fill(words.emptyCategory, { category });
}

/**
 * Filters whose removal shows products, the most first: the only value of a filter, or the
 * category.
 */
function findLeftOut({ query, answer }: NoProductsProps, category: string | undefined) {
  const { withoutOne = {} } = answer;
  const single = chosenValues(query, answer.facets).filter(
    ({ name }) => name === 'price' || valuesOf(query, name).length === 1,
  );
  const shelf = category !== undefined && {
    name: 'category' as const,
    text: category,
    without: { ...query, page: 1, category: undefined },
  };
  return [...single, ...(shelf && (query.search || single[0]) ? [shelf] : [])]
    .map(({ name, text: value, without }) => ({ value, without, count: withoutOne[name] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostLeftOut)
    .map(({ value, count, without }) => ({
      text: fill(words.withoutValue, { value, count }),
      without,
    }));
}
