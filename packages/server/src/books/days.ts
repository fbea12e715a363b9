import { shopTimeZone, toShopDay } from '@mathappu/contract/shop-time';
import { type RawBuilder, sql } from 'kysely';

/** The first and the last day of a list, by the shop's calendar. */
export type Days = { readonly from: string; readonly to: string };

/** The days that are asked for; of this month when none are. */
export function daysOf({ from, to }: Partial<Days>, now: Date): Days {
  const today = toShopDay(now);
  return { from: from ?? `${today.slice(0, 7)}-01`, to: to ?? today };
}

/** Whether a moment is on one of these days. The column stands alone, so that an index on it is used. */
export const isWithin = (moment: RawBuilder<unknown>, { from, to }: Days): RawBuilder<boolean> =>
  sql`(${moment} >= ${from}::date::timestamp at time zone ${shopTimeZone}
    and ${moment} < (${to}::date + 1)::timestamp at time zone ${shopTimeZone})`;
