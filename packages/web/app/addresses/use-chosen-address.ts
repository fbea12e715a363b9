import type { Address } from '@mathappu/contract/addresses';
import { storeTabState, useTabState } from '#web/stores/use-tab-state.ts';

const key = 'chosen-address';

/** Chooses the address of this tab's next order. Saving a new address chooses it as well. */
export function chooseAddress(addressId: string): void {
  storeTabState(key, addressId);
}

/** The chosen address, initially the default one, and its setter. */
export function useChosenAddress(addresses: readonly Address[]) {
  const [chosen, choose] = useTabState(key);
  const address =
    addresses.find(({ _id }) => _id === chosen) ?? addresses.find(({ isDefault }) => isDefault);
  return [address, choose] as const;
}
