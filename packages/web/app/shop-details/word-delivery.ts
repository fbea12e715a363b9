import type { ShopDetails } from '@mathappu/contract/settings';
import { costsAlike, isDeliveredFree } from '@mathappu/contract/settings/delivery-terms';
import { fill } from '@mathappu/contract/words';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/shop-details';

type Delivery = Pick<ShopDetails, 'delivery'>;

/** The text for the descriptions of pages. */
export const wordDelivered = ({ delivery }: Delivery): string =>
  isDeliveredFree(delivery) ? words.deliveredFree : words.delivered;

/** The price of delivery in a few words, where customers decide. */
export function wordDeliveryPromise({ delivery, depots }: ShopDetails): string {
  const { terms } = delivery;
  if (!costsAlike(delivery)) return words.deliveryByDistrict;
  const amount = formatRupees(terms.charge);
  switch (terms.kind) {
    case 'free':
      return words.freeDelivery;
    case 'fixed':
      return terms.freeFrom === null
        ? fill(words.fixedDelivery, { amount })
        : fill(words.fixedDeliveryFreeFrom, { amount, from: formatRupees(terms.freeFrom) });
    case 'to_pay':
      return words.deliveryToPay;
    case 'none':
      return depots.length > 0 ? words.onlyCollected : words.noDelivery;
  }
}

export const wordDeliveryPromiseTo = ({ delivery }: Delivery): string | undefined =>
  isDeliveredFree(delivery) ? words.freeDeliveryTo : undefined;

/**
 * The delivery terms and the smallest order in sentences; undefined when delivery is free and there
 * is no smallest order.
 */
export function wordDeliveryTerms(shop: ShopDetails): string | undefined {
  const { delivery, packingPercent, minimumOrder } = shop;
  if (isDeliveredFree(delivery) && packingPercent === 0 && minimumOrder === 0) return undefined;
  return [
    words.termsArea,
    wordCharge(shop),
    packingPercent > 0 && fill(words.termsPacking, { percent: packingPercent }),
    minimumOrder > 0 && fill(words.termsMinimum, { amount: formatRupees(minimumOrder) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function wordCharge({ delivery, depots }: ShopDetails): string {
  const { terms } = delivery;
  if (!costsAlike(delivery)) return words.termsByDistrict;
  const amount = formatRupees(terms.charge);
  switch (terms.kind) {
    case 'free':
      return words.termsFree;
    case 'fixed':
      return terms.freeFrom === null
        ? fill(words.termsFixed, { amount })
        : fill(words.termsFixedFreeFrom, { amount, from: formatRupees(terms.freeFrom) });
    case 'to_pay':
      return words.termsToPay;
    case 'none':
      return depots.length > 0 ? words.termsCollected : words.termsNone;
  }
}
