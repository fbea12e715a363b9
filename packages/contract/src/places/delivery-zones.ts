import { deliveryState, isNeighbourState, type KnownState } from './states.ts';

type Place = { readonly state: string; readonly city: string };

/** What the terms of delivery depend on: the district within Tamil Nadu, elsewhere the state. */
export const zoneOf = ({ state, city }: Place): string => (state === deliveryState ? city : state);

/** What is known of an address in a zone; the city of another state is not. */
export const placeOfZone = (zone: string): { state: KnownState; city: string } =>
  isNeighbourState(zone) ? { state: zone, city: '' } : { state: deliveryState, city: zone };
