import { stateCodeOf } from '../places/state-codes.ts';
import { homeStateCode } from '../places/states.ts';

type Supply = {
  /** Of the address on the paper; '' when there is none. */
  readonly state: string;
  /** Whether the goods are handed over at a depot or the counter, all of which are in Tamil Nadu. */
  readonly isCollected: boolean;
  readonly isBusiness: boolean;
};

/**
 * The code of the state whose tax is due: for a private buyer that of the address, collected or not
 * (section 10(1)(ca) of the IGST Act, Circular 209/3/2024-GST); for a business where the goods are
 * handed over.
 */
export function placeOfSupply({ state, isCollected, isBusiness }: Supply): string {
  return (isBusiness && isCollected ? undefined : stateCodeOf(state)) ?? homeStateCode;
}
