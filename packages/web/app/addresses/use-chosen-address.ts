import type { Address } from '@mathappu/contract/addresses';
import { useState } from 'react';
import { chooseAddress, chosenAddress } from './chosen-address.ts';

/** The chosen one of the addresses, at first the default one, and the way to choose another. */
export function useChosenAddress(addresses: readonly Address[]) {
  const [chosen, setChosen] = useState(chosenAddress);
  const address =
    addresses.find(({ _id }) => _id === chosen) ?? addresses.find(({ isDefault }) => isDefault);

  function choose(addressId: string) {
    chooseAddress(addressId);
    setChosen(addressId);
  }

  return [address?._id, choose] as const;
}
