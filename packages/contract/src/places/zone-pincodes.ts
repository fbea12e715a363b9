import { isDeliverable, likelyDistricts } from './districts.ts';
import { isPincodeOfState } from './state-pincodes.ts';
import { deliveryState, isNeighbourState } from './states.ts';

type Place = { readonly state: string; readonly city: string };

/** Whether it may be a city of its state, where the city is typed: one line of two letters or more. */
export const isCityOf = ({ state, city }: Place): boolean =>
  state === deliveryState || /^.{2,60}$/.test(city);

/** Of a state that nobody delivers to every pincode is one: the state is refused. */
export function isPincodeOf({ state, city }: Place, pincode: string): boolean {
  if (state === deliveryState) return isDeliverable(city, pincode);
  return !isNeighbourState(state) || isPincodeOfState(state, pincode);
}

/** The zones a pincode most likely lies in: districts, then of the states that are served. */
export function likelyZones(pincode: string, states: readonly string[]): readonly string[] {
  const fits = (state: string) => isNeighbourState(state) && isPincodeOfState(state, pincode);
  return [...likelyDistricts(pincode), ...states.filter(fits)];
}
