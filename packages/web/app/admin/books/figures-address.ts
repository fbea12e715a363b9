import { type FigureList, figureLists } from '@mathappu/contract/books/figures';
import { mostDaysOfFigures } from '@mathappu/contract/limits';
import { toShopDay } from '@mathappu/contract/shop-time';
import { keepPreviousData } from '@tanstack/react-query';
import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import { readChoice, readPage } from '#web/lists/list-address.ts';
import * as words from '#words/admin/books';

const dayMs = 24 * 60 * 60_000;

export type Asked = {
  readonly list: FigureList;
  readonly from: string;
  readonly to: string;
  readonly page: number;
};

/** The list and days in an address; without any what was received this month. */
export function readFigures(params: URLSearchParams, now = new Date()): Asked {
  const today = toShopDay(now);
  return {
    list: readChoice(params, 'list', figureLists) ?? 'received',
    from: params.get('from') ?? `${today.slice(0, 7)}-01`,
    to: params.get('to') ?? today,
    page: readPage(params),
  };
}

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

/** Whether a list is over these days, so that it is worth asking for; who owes is as of now. */
export const isWhole = ({ list, from, to }: Asked): boolean =>
  list === 'owed' ||
  (isDay(from) &&
    isDay(to) &&
    from <= to &&
    Date.parse(to) - Date.parse(from) < mostDaysOfFigures * dayMs);

const options = {
  staleTime: 0,
  placeholderData: keepPreviousData,
  failureText: words.loadFailed,
  toast: false,
} as const;

/** What a call is asked of a list, but for its page. */
export const daysOf = ({ list, from, to }: Asked) => (list === 'owed' ? {} : { from, to });

export const figuresQuery = (asked: Asked) =>
  pageQuery(
    'getFigures',
    { params: { list: asked.list }, query: { ...daysOf(asked), page: String(asked.page) } },
    { ...options, enabled: isWhole(asked) },
  );

export const owedQuery = (params: URLSearchParams) =>
  pageQuery('listOwed', { query: { page: String(readPage(params)) } }, options);
