import { deliveryState } from '../places/states.ts';

type Consignment = {
  /** Of the address. */
  readonly state: string;
  readonly isCollected: boolean;
  /** Rupees, the tax included. */
  readonly total: number;
};

/** Rupees above which an e-way bill goes with the lorry. */
type EwayLimits = { readonly ewayWithinState: number; readonly ewayToOtherStates: number };

/** The limit that the goods exceed on the road; null when none does. */
export function ewayLimitExceeded(
  { state, isCollected, total }: Consignment,
  { ewayWithinState, ewayToOtherStates }: EwayLimits,
): { above: number; isToOtherState: boolean } | null {
  const isToOtherState = state !== deliveryState && !isCollected;
  const above = isToOtherState ? ewayToOtherStates : ewayWithinState;
  return total > above ? { above, isToOtherState } : null;
}
