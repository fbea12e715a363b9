import { toShopMonth } from '@mathappu/contract/shop-time';
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
