import { type Paise, toHundredths } from '@mathappu/contract/money';
import { expectedDays } from '@mathappu/contract/orders/expected-days';
import type { OrderTotals } from '@mathappu/contract/orders/order-totals';
import type { Delivery } from '@mathappu/contract/orders/total-rows';
import {
  answerTotals,
  makeTotals,
  missingToMinimum,
  type Totals,
  withDiscount,
} from '@mathappu/contract/orders/totals';
import type {
  ChosenDiscount,
  DiscountedLine,
  NextStep,
} from '@mathappu/contract/prices/choose-discount';
import {
  type DeliveryTerms,
  daysOf,
  freeDelivery,
  minimumOf,
  smallestMinimum,
  termsOf,
} from '@mathappu/contract/settings/delivery-terms';
import type { MyRule, PriceRules } from '#web/prices/my-rules.ts';
import type { Sales } from '#web/shop-details/page-shop.ts';
import { type CartLine, sumLines } from './cart-line.ts';

/** Where the goods go, as far as it is known, and on what depends what is taken off them. */
export type Destination = {
  /** See `zoneOf`. */
  readonly zone?: string | undefined;
  /** The depot where they are collected. */
  readonly depot?: Sales['depots'][number] | undefined;
  /** The price rules that may be used now. */
  readonly rules?: PriceRules | undefined;
};

/** What the shop charges beside the goods. */
type Charging = Omit<Sales, 'hasPriceRules' | 'hasCodes'>;

/** The total of goods and all charges. */
export type CartTotals = {
  readonly totals: OrderTotals;
  readonly delivery: Delivery;
  readonly totalPaise: Paise;
  /** The sum that is missing to the minimum order; 0 when there is none, or it is reached. */
  readonly missingPaise: Paise;
  /** That minimum, in rupees. */
  readonly minimum: number;
  /** The best rule, if one takes anything off. */
  readonly chosen: ChosenDiscount<MyRule> | undefined;
  readonly nextStep: NextStep<MyRule> | undefined;
};

/** Goods whose lines price rules look at. */
type Goods = { readonly subtotalPaise: Paise; readonly lines: readonly DiscountedLine[] };

/** The pieces of these lines that can be bought. */
export const goodsOf = (lines: readonly CartLine[]): Goods => ({
  subtotalPaise: sumLines(lines).subtotalPaise,
  lines: lines.map(({ product, unitPricePaise, quantity, available }) => ({
    productId: product._id,
    categoryId: product.category?._id ?? null,
    totalPaise: unitPricePaise * Math.min(quantity, available),
  })),
});

/** @param make the rows for what delivery costs; by default those of goods at today's prices */
export function totalCart(
  { subtotalPaise, lines }: Goods,
  sales: Charging | undefined,
  { zone, depot, rules }: Destination,
  make?: (terms: DeliveryTerms | undefined) => Totals,
): CartTotals {
  const { packingPercent = 0, minimumOrder = 0, delivery } = sales ?? {};
  const terms = depot || !delivery ? freeDelivery : termsOf(delivery, zone);
  const days = terms && daysOf(terms);
  const minimum = depot || !delivery ? minimumOrder : minimumOf(delivery, zone, minimumOrder);
  const open = make?.(terms) ?? makeTotals(subtotalPaise, { packingPercent, delivery: terms });
  const best = rules?.choose(lines);
  // What an estimate holds stands beside the rules of today.
  const chosen = best && best.amountPaise > discountOf(open) ? best : undefined;
  const totals = answerTotals(
    chosen
      ? withDiscount(open, { label: chosen.rule.name, amountPaise: chosen.amountPaise })
      : open,
  );
  return {
    totals,
    // The terms for goods that are ordered today.
    delivery: {
      kind: terms?.kind,
      depot,
      ...(zone !== undefined && { district: zone }),
      ...(days && !depot && { expected: expectedDays(new Date(), days) }),
      ...(terms?.note && { note: terms.note }),
    },
    totalPaise: toHundredths(totals.total),
    missingPaise: missingToMinimum(subtotalPaise, minimum),
    minimum,
    chosen,
    nextStep: rules?.nextStep(lines),
  };
}

/**
 * The total while the place is a guess, as until the checkout: only what is too little everywhere is missing to
 * the minimum.
 */
export function totalGuess(goods: Goods, sales: Charging | undefined, to: Destination): CartTotals {
  const totals = totalCart(goods, sales, to);
  if (!sales) return totals;
  const minimum = smallestMinimum(sales.delivery, sales.minimumOrder);
  return { ...totals, minimum, missingPaise: missingToMinimum(goods.subtotalPaise, minimum) };
}

const discountOf = ({ adjustments }: Totals): Paise =>
  -(adjustments.find(({ kind }) => kind === 'discount')?.amountPaise ?? 0);
