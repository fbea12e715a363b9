import type { DeliveryDays } from '../settings/delivery-terms.ts';
import { toShopDayAfter } from '../shop-time.ts';

/** Days of the shop's calendar, the first and the last on which goods may arrive. */
export type ExpectedDays = { readonly from: string; readonly to: string };

export const expectedDays = (moment: Date, { from, to }: DeliveryDays): ExpectedDays => ({
  from: toShopDayAfter(moment, from),
  to: toShopDayAfter(moment, to),
});

type Promised = {
  readonly createdAt: string | Date;
  readonly paymentMethod: 'cod' | 'online' | 'offline';
  /** Whether it has not arrived and was not cancelled. */
  readonly isUnderWay: boolean;
  readonly days: DeliveryDays | undefined;
};

/**
 * When an order arrives: by the calendar, or so many days after the payment that it waits for before it
 * leaves. Nothing of an order that has arrived, was cancelled, or promised nothing.
 */
export function whenExpected({ createdAt, paymentMethod, isUnderWay, days }: Promised): {
  readonly expected?: ExpectedDays;
  readonly daysAfterPayment?: DeliveryDays;
} {
  if (!days || !isUnderWay) return {};
  if (paymentMethod === 'offline') return { daysAfterPayment: days };
  return { expected: expectedDays(new Date(createdAt), days) };
}
