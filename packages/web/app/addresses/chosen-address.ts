import { readStored, writeStored } from '#web/stores/browser-storage.ts';

const key = 'chosen-address';

/** The address this visit's next order goes to; a newly saved one is chosen by being saved. */
export function chooseAddress(addressId: string): void {
  writeStored(key, addressId, 'sessionStorage');
}

export function chosenAddress(): string | undefined {
  return readStored(key, 'sessionStorage');
}
