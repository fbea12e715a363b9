import { type Paise, toHundredths } from '@mathappu/contract/money';
import { expectedDays } from '@mathappu/contract/orders/expected-days';
import type { OrderTotals } from '@mathappu/contract/orders/order-totals';
import type { Delivery } from '@mathappu/contract/orders/total-rows';
import {
  answerTotals,
  makeTotals,
  missingToMinimum,
  type Totals,
} from '@mathappu/contract/orders/totals';
import {
  type DeliveryTerms,
  daysOf,
  freeDelivery,
  termsOf,
} from '@mathappu/contract/settings/delivery-terms';
import type { Sales } from '#web/shop-details/page-shop.ts';

/** Where the goods go, as far as it is known. */
export type Destination = {
  readonly district?: string | undefined;
  /** The depot where they are collected. */
  readonly depot?: Sales['depots'][number] | undefined;
};

/** The total of goods and all charges. */
export type CartTotals = {
  readonly totals: OrderTotals;
  readonly delivery: Delivery;
  readonly totalPaise: Paise;
  /** The sum that is missing to the minimum order; 0 when there is none, or it is reached. */
  readonly missingPaise: Paise;
};

/** @param make the rows for what delivery costs; by default those of goods at today's prices */
export function totalCart(
  subtotalPaise: Paise,
  sales: Sales | undefined,
  { district, depot }: Destination,
  make?: (terms: DeliveryTerms | undefined) => Totals,
): CartTotals {
  const { packingPercent = 0, minimumOrder = 0, delivery } = sales ?? {};
  const terms = depot || !delivery ? freeDelivery : termsOf(delivery, district);
  const days = terms && daysOf(terms);
  const totals = answerTotals(
    make?.(terms) ?? makeTotals(subtotalPaise, { packingPercent, delivery: terms }),
  );
  return {
    totals,
    // The terms for goods that are ordered today.
    delivery: {
      kind: terms?.kind,
      depot,
      district,
      ...(days && !depot && { expected: expectedDays(new Date(), days) }),
    },
    totalPaise: toHundredths(totals.total),
    missingPaise: missingToMinimum(subtotalPaise, minimumOrder),
  };
}
