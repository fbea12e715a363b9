import { keepPreviousData } from '@tanstack/react-query';
import { pageQuery } from '#web/api/use-read.ts';
import { readChoice } from '#web/lists/list-address.ts';

/** Each panel loads and fails independently, and is fetched again on each visit. */
const asNewAsTheVisit = { staleTime: 0 };

export const todoQuery = pageQuery('getTodo', {}, asNewAsTheVisit);
export const salesFiguresQuery = pageQuery('getSalesFigures', {}, asNewAsTheVisit);

const periods = ['7', '30', '90', '365'] as const;
export type Period = (typeof periods)[number];

export const readPeriod = (params: URLSearchParams): Period =>
  readChoice(params, 'best', periods) ?? '30';

export const bestSellersQuery = (params: URLSearchParams) =>
  pageQuery(
    'getBestSellers',
    { query: { days: readPeriod(params) } },
    { ...asNewAsTheVisit, placeholderData: keepPreviousData },
  );

export const failedMailsQuery = pageQuery('listFailedMails', {}, asNewAsTheVisit);
