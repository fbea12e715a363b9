import type { Address } from '@mathappu/contract/addresses';
import { useState } from 'react';
import { readStored, writeStored } from '#web/stores/browser-storage.ts';

const key = 'chosen-address';

/** Chooses where this visit's next order goes; a newly saved address is chosen by being saved. */
export function chooseAddress(addressId: string): void {
  writeStored(key, addressId, 'sessionStorage');
}

/** The chosen one of the addresses, at first the default one, and the way to choose another. */
export function useChosenAddress(addresses: readonly Address[]) {
  const [chosen, setChosen] = useState(() => readStored(key, 'sessionStorage'));
  const address =
    addresses.find(({ _id }) => _id === chosen) ?? addresses.find(({ isDefault }) => isDefault);

  function choose(addressId: string) {
    chooseAddress(addressId);
    setChosen(addressId);
  }

  return [address?._id, choose] as const;
}
