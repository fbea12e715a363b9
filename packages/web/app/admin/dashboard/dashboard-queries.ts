import { keepPreviousData } from '@tanstack/react-query';
import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import { readChoice } from '#web/lists/list-address.ts';
import * as words from '#words/admin/dashboard';

/** The view of what has failed. */
export const operationsPath = '/admin/dashboard?tab=failed';

/** Each panel loads and fails independently, and is fetched again on each visit. */
const asNewAsTheVisit = { staleTime: 0 };

export const todoQuery = pageQuery('getTodo', {}, asNewAsTheVisit);
export const salesFiguresQuery = pageQuery('getSalesFigures', {}, asNewAsTheVisit);

export const periodOptions = [
  { value: '7', label: words.days7 },
  { value: '30', label: words.days30 },
  { value: '90', label: words.days90 },
  { value: '365', label: words.aYear },
] as const;
export type Period = (typeof periodOptions)[number]['value'];
const periods = periodOptions.map(({ value }) => value);

export const readPeriod = (params: URLSearchParams): Period =>
  readChoice(params, 'best', periods) ?? '30';

export const bestSellersQuery = (params: URLSearchParams) =>
  pageQuery(
    'getBestSellers',
    { query: { days: readPeriod(params) } },
    { ...asNewAsTheVisit, placeholderData: keepPreviousData },
  );
