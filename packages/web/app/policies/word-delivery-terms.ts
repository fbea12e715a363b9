import { listStates, stateName } from '@mathappu/contract/places/state-names';
import type { ShopDetails } from '@mathappu/contract/settings';
import { costsAlike, isDeliveredFree } from '@mathappu/contract/settings/delivery-terms';
import { fill } from '@mathappu/contract/words';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/policies';

type Selling = Pick<
  ShopDetails,
  'delivery' | 'depots' | 'packingPercent' | 'minimumOrder' | 'states'
>;

/**
 * The delivery terms and the smallest order in sentences; undefined when delivery is free and there
 * is no smallest order.
 */
export function wordDeliveryTerms(shop: Selling): string | undefined {
  const { delivery, packingPercent, minimumOrder, states } = shop;
  const isElsewhere = states.length > 1;
  if (isDeliveredFree(delivery) && packingPercent === 0 && minimumOrder === 0 && !isElsewhere) {
    return undefined;
  }
  return [
    isElsewhere ? fill(words.termsAreaOfStates, { states: listStates(states) }) : words.termsArea,
    wordCharge(shop),
    packingPercent > 0 && fill(words.termsPacking, { percent: packingPercent }),
    minimumOrder > 0 && fill(words.termsMinimum, { amount: formatRupees(minimumOrder) }),
    ...delivery.states.map(
      ({ state, minimum }) =>
        minimum &&
        minimum !== minimumOrder &&
        fill(words.termsMinimumOf, { state: stateName(state), amount: formatRupees(minimum) }),
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

function wordCharge({ delivery, depots, states }: Selling): string {
  const { terms } = delivery;
  if (!costsAlike(delivery)) return states.length > 1 ? words.termsByPlace : words.termsByDistrict;
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
