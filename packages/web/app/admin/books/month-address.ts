import { toShopMonth } from '@mathappu/contract/shop-time';
import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import { exportMonths } from '#web/admin/orders/export-months.ts';
import { readChoice } from '#web/lists/list-address.ts';
import * as words from '#words/admin/books';

/** The month in an address; without one the last that is over, which the accountant asks for. */
export function readMonth(params: URLSearchParams, now = new Date()): string {
  const months = exportMonths(now).map(({ value }) => value);
  return readChoice(params, 'month', months) ?? months[1] ?? toShopMonth(now);
}

export const monthQuery = (month: string) =>
  pageQuery(
    'getMonth',
    { params: { month } },
    { staleTime: 0, failureText: words.monthFailed, toast: false },
  );
