import { listStates } from '@mathappu/contract/places/state-names';
import type { ShopDetails } from '@mathappu/contract/settings';
import { costsAlike, isDeliveredFree } from '@mathappu/contract/settings/delivery-terms';
import { fill } from '@mathappu/contract/words';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/shop-details';

type Delivery = Pick<ShopDetails, 'delivery' | 'states'>;
type States = Pick<ShopDetails, 'states'>;

/** 'in Tamil Nadu'. */
const areaOf = ({ states }: States): string =>
  states.length > 1 ? fill(words.areaOfStates, { states: listStates(states) }) : words.area;

/** Where the shop delivers, as a sentence without its full stop. */
export const wordArea = (states: readonly string[]): string =>
  states.length > 1 ? fill(words.areaIs, { states: listStates(states) }) : words.areaOnly;

/** The text for the descriptions of pages. */
export const wordDelivered = (shop: Delivery): string =>
  fill<string>(isDeliveredFree(shop.delivery) ? words.deliveredFree : words.delivered, {
    area: areaOf(shop),
  });

/** The price of delivery in a few words, where customers decide. */
export function wordDeliveryPromise(shop: ShopDetails): string {
  const { delivery, depots, states } = shop;
  const { terms } = delivery;
  const area = areaOf(shop);
  if (!costsAlike(delivery)) {
    const promise = states.length > 1 ? words.deliveryByPlace : words.deliveryByDistrict;
    return fill<string>(promise, { area });
  }
  const amount = formatRupees(terms.charge);
  switch (terms.kind) {
    case 'free':
      return fill(words.freeDelivery, { area });
    case 'fixed':
      return terms.freeFrom === null
        ? fill(words.fixedDelivery, { area, amount })
        : fill(words.fixedDeliveryFreeFrom, { area, amount, from: formatRupees(terms.freeFrom) });
    case 'to_pay':
      return fill(words.deliveryToPay, { area });
    case 'none':
      return depots.length > 0 ? words.onlyCollected : words.noDelivery;
  }
}

export const wordDeliveryPromiseTo = ({
  delivery,
}: Pick<Delivery, 'delivery'>): string | undefined =>
  isDeliveredFree(delivery) ? words.freeDeliveryTo : undefined;
