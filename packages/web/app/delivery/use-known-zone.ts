import { zoneOf } from '@mathappu/contract/places/delivery-zones';
import { likelyDistricts } from '@mathappu/contract/places/districts';
import { useSession } from '#web/session/session-store.ts';
import { useStore } from '#web/stores/create-store.ts';
import { chosenZone } from './chosen-zone.ts';
import { deliveryPincode } from './delivery-pincode.ts';

/**
 * The zone (see `zoneOf`) where the goods will probably go: of the address chosen last, of the default address, or
 * of the pincode that was checked, when it lies in one district alone. Undefined when nothing is known.
 */
export function useKnownZone(): string | undefined {
  const chosen = useStore(chosenZone, '');
  const pincode = useStore(deliveryPincode, '');
  const addresses = useSession()?.address_details ?? [];
  const [ofPincode, ...others] = likelyDistricts(pincode);
  const standard = addresses.find(({ isDefault }) => isDefault);
  return chosen || (standard && zoneOf(standard)) || (others.length > 0 ? undefined : ofPincode);
}
