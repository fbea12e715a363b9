import { useState } from 'react';
import { type Sales, useShop } from '#web/shop-details/shop-details.ts';
import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';

const key = 'chosen-depot';

export type Depot = Sales['depots'][number];

/** Where this tab's next order is collected; undefined when it is delivered. */
export function useChosenDepot() {
  const { sales } = useShop();
  const [chosen, setChosen] = useState(() => readStored(key, 'sessionStorage'));

  function choose(depotId: string | undefined) {
    if (depotId === undefined) forgetChosenDepot();
    else writeStored(key, depotId, 'sessionStorage');
    setChosen(depotId);
  }

  // The owner may have removed it while the page was open.
  return [sales?.depots.find(({ _id }) => _id === chosen), choose] as const;
}

export function forgetChosenDepot(): void {
  removeStored(key, 'sessionStorage');
}
