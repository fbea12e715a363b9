import { pageQuery } from '#web/api/use-read.ts';

/** Each panel loads and fails independently, and is fetched again on each visit. */
const asNewAsTheVisit = { staleTime: 0 };

export const todoQuery = pageQuery('getTodo', {}, asNewAsTheVisit);
export const salesFiguresQuery = pageQuery('getSalesFigures', {}, asNewAsTheVisit);
export const bestSellersQuery = pageQuery('getBestSellers', {}, asNewAsTheVisit);
export const failedMailsQuery = pageQuery('listFailedMails', {}, asNewAsTheVisit);
