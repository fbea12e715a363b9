import { keepPreviousData } from '@tanstack/react-query';
import { pageQuery } from '#web/api/use-read.ts';
import { readChoice } from '#web/lists/list-address.ts';

/** Each panel loads and fails independently, and is fetched again on each visit. */
const asNewAsTheVisit = { staleTime: 0 };

export const todoQuery = pageQuery('getTodo', {}, asNewAsTheVisit);
export const salesFiguresQuery = pageQuery('getSalesFigures', {}, asNewAsTheVisit);

export const periodOptions = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
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

export const failedMailsQuery = pageQuery('listFailedMails', {}, asNewAsTheVisit);
