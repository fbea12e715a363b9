import { otherCategory, productPageSize } from '@mathappu/contract/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { CallError } from '#web/api/call-error.ts';
import { useRead } from '#web/api/use-read.ts';
import type { ProductListQuery } from '#web/document/paths.ts';
import * as words from '#words/catalogue';
import { isTamil } from '#words/language';
import type { LoadedProductList } from './load-product-list.ts';

/** A page of products and the categories over it; those of an unknown category are all. */
export function useProductList(
  query: ProductListQuery,
  loaded: LoadedProductList | null | undefined,
) {
  const { category: slug, ...all } = query;
  const bodyOf = (asked: ProductListQuery) =>
    ({ body: { ...asked, limit: productPageSize, view: 'shop' } }) as const;
  const asked = useRead('listProducts', bodyOf(query), {
    initial: loaded?.isGone ? null : loaded?.products,
    placeholderData: keepPreviousData,
    enabled: !loaded?.isGone,
    // An unknown category is no failure.
    toast: !slug,
  });
  const isGone =
    loaded?.isGone ||
    (asked.error instanceof CallError &&
      asked.error.issues.some(({ path }) => path === 'category'));
  const instead = useRead('listProducts', bodyOf(all), {
    initial: loaded?.isGone ? loaded.products : null,
    placeholderData: keepPreviousData,
    enabled: Boolean(isGone),
  });
  const categories = useRead('listCategories', {}, { initial: loaded?.categories, toast: false });
  const read = isGone ? instead : asked;
  const category = isGone
    ? undefined
    : slug === otherCategory
      ? { name: words.other, nameTa: isTamil ? words.other : '' }
      : (categories.data?.data.find((each) => each.slug === slug) ??
        (read.isPlaceholderData ? undefined : (read.data?.category ?? undefined)));
  return { read, isGone, categories: categories.data?.data ?? [], category };
}
