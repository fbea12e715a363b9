import type { NeighbourState } from './states.ts';

/**
 * The first digits of the pincodes of each, with those of its neighbours left out: Mahe and Yanam of
 * Puducherry, and Lakshadweep. 507 is shared by Andhra Pradesh and Telangana.
 */
const pincodes: Readonly<Record<NeighbourState, RegExp>> = {
  Kerala: /^(?!673310|68255[1-9])(?:67[01368]|679|68[0235689]|69[015])/,
  Karnataka: /^(?:56[0-3]|57[0-7]|58[0-7]|59[01])/,
  'Andhra Pradesh': /^(?!533464)(?:507|51[5-8]|52[0-4]|53[0-5])/,
  Telangana: /^50/,
  Puducherry: /^(?:605|6074|6096|673310|533464)/,
};

/** Whether six digits may be a pincode of the state. */
export const isPincodeOfState = (state: NeighbourState, pincode: string): boolean =>
  pincodes[state].test(pincode);
