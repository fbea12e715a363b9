import type { Address } from '@mathappu/contract/addresses';
import { fill } from '@mathappu/contract/words';
import { placeLine } from '#web/delivery/zone-names.ts';
import * as words from '#words/addresses';

/** An address below the name of whoever receives the parcel. */
export function AddressLines({ address }: { address: Address }) {
  return (
    <>
      <span className="block wrap-anywhere">{address.address_line}</span>
      <span className="block">{placeLine(address)}</span>
      <span className="block">{fill(words.mobile, { mobile: address.mobile })}</span>
    </>
  );
}
