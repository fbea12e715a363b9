import type { Sales } from '#web/shop-details/page-shop.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { storeTabState, useTabState } from '#web/stores/use-tab-state.ts';

const key = 'chosen-depot';

export type Depot = Sales['depots'][number];

/** Where this tab's next order is collected; undefined when it is delivered. */
export function useChosenDepot() {
  const { sales } = useShop();
  const [chosen, choose] = useTabState(key);
  // The owner may have removed it while the page was open.
  return [sales?.depots.find(({ _id }) => _id === chosen), choose] as const;
}

export const forgetChosenDepot = (): void => storeTabState(key, undefined);
