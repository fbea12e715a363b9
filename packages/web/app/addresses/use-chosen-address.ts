import type { Address } from '@mathappu/contract/addresses';
import { useState } from 'react';
import { readStored, writeStored } from '#web/stores/browser-storage.ts';

const key = 'chosen-address';

/** Chooses the address of this tab's next order. Saving a new address chooses it as well. */
export function chooseAddress(addressId: string): void {
  writeStored(key, addressId, 'sessionStorage');
}

/** The chosen address, initially the default one, and its setter. */
export function useChosenAddress(addresses: readonly Address[]) {
  const [chosen, setChosen] = useState(() => readStored(key, 'sessionStorage'));
  const address =
    addresses.find(({ _id }) => _id === chosen) ?? addresses.find(({ isDefault }) => isDefault);

  function choose(addressId: string) {
    chooseAddress(addressId);
    setChosen(addressId);
  }

  return [address, choose] as const;
}
