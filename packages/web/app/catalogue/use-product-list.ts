import type { Category } from '@mathappu/contract/catalogue/categories';
import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { otherCategory } from '@mathappu/contract/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { useRead } from '#web/api/use-read.ts';
import { reloadPage } from '#web/app-shell/reload-page.ts';
import * as words from '#words/catalogue';
import { isTamil } from '#words/language';
import type { LoadedProductList } from './load-product-list.ts';
import { listInput } from './product-list-query.ts';

/** The name of the shelf of products without a category. */
export const other = { name: words.other, nameTa: isTamil ? words.other : '' };

export const findCategory = (
  categories: readonly Category[],
  slug: string | undefined,
): Pick<Category, 'name' | 'nameTa'> | undefined =>
  slug === otherCategory ? other : categories.find((each) => each.slug === slug);

const noCategories: readonly Category[] = [];

/** A page of products, the query that it answers (`shown`), and the categories. */
export function useProductList(
  query: ProductQuery,
  loaded: Partial<LoadedProductList> | null | undefined,
) {
  const { category: slug } = query;
  const read = useRead(
    'listProducts',
    { body: listInput(query) },
    { initial: loaded?.products, placeholderData: keepPreviousData, toast: !slug },
  );
  // While the next answer is loading this one stays on show.
  const [shown, setShown] = useState(query);
  if (!read.isPlaceholderData && shown !== query) setShown(query);

  const list = useRead('listCategories', {}, { initial: loaded?.categories, toast: false });

  // The server's page says that a category is gone; here it is known from the refusal alone.
  const isRefused = read.error instanceof CallError && read.error.issues[0]?.path === 'category';
  useEffect(() => {
    if (isRefused) reloadPage();
  }, [isRefused]);

  const { data: categories = noCategories } = list.data ?? {};
  return { read, shown, categories };
}
