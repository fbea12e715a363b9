import { pageQuery } from '#web/api/use-read.ts';

/** Each panel loads and fails by itself, and is as new as the visit to the dashboard. */
const asNewAsTheVisit = { staleTime: 0 };

export const todoQuery = pageQuery('getTodo', {}, asNewAsTheVisit);
export const salesFiguresQuery = pageQuery('getSalesFigures', {}, asNewAsTheVisit);
export const bestSellersQuery = pageQuery('getBestSellers', {}, asNewAsTheVisit);
export const failedMailsQuery = pageQuery('listFailedMails', {}, asNewAsTheVisit);
