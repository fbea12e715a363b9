import { likelyDistricts } from '@mathappu/contract/districts';
import { useSession } from '#web/session/session-store.ts';
import { useStore } from '#web/stores/create-store.ts';
import { chosenDistrict } from './chosen-district.ts';
import { deliveryPincode } from './delivery-pincode.ts';

/**
 * Where the goods will probably go: the district of the address chosen last, of the default address, or
 * of the pincode that was checked, when it lies in one alone. Undefined when nothing is known.
 */
export function useKnownDistrict(): string | undefined {
  const chosen = useStore(chosenDistrict, '');
  const pincode = useStore(deliveryPincode, '');
  const addresses = useSession()?.address_details ?? [];
  const [ofPincode, ...others] = likelyDistricts(pincode);
  return (
    chosen ||
    addresses.find(({ isDefault }) => isDefault)?.city ||
    (others.length > 0 ? undefined : ofPincode)
  );
}
