import { type Paise, toHundredths, toRupees } from '@mathappu/contract/money';
import { missingToMinimum, type Totals } from '@mathappu/contract/orders/totals';
import type { DeliveryPart, Depot } from '@mathappu/contract/settings/delivery-part';
import {
  type DeliveryTerms,
  freeDelivery,
  termsOf,
} from '@mathappu/contract/settings/delivery-terms';
import { isOpenOn, type SellingPart } from '@mathappu/contract/settings/selling-part';
import { toShopDay } from '@mathappu/contract/shop-time';
import { formatMoney } from '#server/gateway/format-money.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { ParsedGoods } from './parse-order-request.ts';

/** @throws AppError orderingClosed outside the season */
export function assertOpen(selling: SellingPart, now: Date): void {
  if (isOpenOn(selling, toShopDay(now))) return;
  throw new AppError('orderingClosed', {}, { data: { notice: selling.seasonNotice } });
}

export type OrderPlace = { readonly terms: DeliveryTerms; readonly depot: Depot | null };

type Wanted = {
  /** See `zoneOf`. */
  readonly zone: string;
  readonly collectAt: string | undefined;
};

/** The terms of the zone, or of the chosen depot if it exists. */
export function findPlace(rules: DeliveryPart, { zone, collectAt }: Wanted): OrderPlace {
  const depot = rules.depots.find(({ _id }) => _id === collectAt);
  if (depot) return { terms: freeDelivery, depot };
  return { terms: termsOf(rules, zone) ?? rules.terms, depot: null };
}

/** @throws AppError notDelivered, or orderChanged when the chosen depot is none any more */
export function assertDelivered({ terms, depot }: OrderPlace, { zone, collectAt }: Wanted): void {
  if (collectAt !== undefined && !depot) throw new AppError('orderChanged');
  if (terms.kind === 'none') throw new AppError('notDelivered', { district: zone });
}

/** @throws AppError belowMinimum */
export function assertMinimum(minimum: number, subtotalPaise: Paise): void {
  if (missingToMinimum(subtotalPaise, minimum) === 0) return;
  throw new AppError(
    'belowMinimum',
    { minimum: formatMoney(toHundredths(minimum)) },
    { data: { minimum, subtotal: toRupees(subtotalPaise) } },
  );
}

type Shown = Pick<ParsedGoods, 'subTotalPaise' | 'totalPaise' | 'shownRows' | 'shownTerms'>;

/** Whether the customer saw these rows and terms; rows of 0 may be left out. */
export function isAsShown(totals: Totals, { terms }: OrderPlace, shown: Shown): boolean {
  if (totals.subtotalPaise !== shown.subTotalPaise) return false;
  if (totals.totalPaise !== shown.totalPaise) return false;
  if (shown.shownTerms !== undefined && shown.shownTerms !== terms.kind) return false;
  return !shown.shownRows || rowsOf(shown.shownRows) === rowsOf(totals.adjustments);
}

const rowsOf = (rows: readonly { kind: string; amountPaise: Paise }[]): string =>
  rows
    .filter(({ amountPaise }) => amountPaise !== 0)
    .map(({ kind, amountPaise }) => `${kind} ${amountPaise}`)
    .toSorted()
    .join();
