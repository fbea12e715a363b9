import { toShopDay, toShopMonth } from '@mathappu/contract/shop-time';
import { locale } from '#words/language';

/** An accountant asks for at most the last years. */
const monthsOffered = 36;

const names = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The month of the shop's calendar that it is, and those before it: 2026-11, November 2026. */
export function exportMonths(now: Date): { value: string; label: string }[] {
  const [year = 0, month = 1] = toShopMonth(now).split('-').map(Number);
  return Array.from({ length: monthsOffered }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back));
    return { value: first.toISOString().slice(0, 7), label: names.format(first) };
  });
}

/** The days of a month; without one all days until now since the tax began. */
export function daysOf(month: string, now: Date): { from: string; to: string } {
  if (month === '') return { from: '2017-07-01', to: toShopDay(now) };
  const [year = 0, number = 0] = month.split('-').map(Number);
  return {
    from: `${month}-01`,
    to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10),
  };
}
