/** Where the shop is. */
export const deliveryState = 'Tamil Nadu';

/** The states beside Tamil Nadu that a shop can deliver to, in the order in which they are named. */
export const neighbourStates = [
  'Kerala',
  'Karnataka',
  'Andhra Pradesh',
  'Telangana',
  'Puducherry',
] as const;
export type NeighbourState = (typeof neighbourStates)[number];

export type KnownState = typeof deliveryState | NeighbourState;

export const isNeighbourState = (name: string): name is NeighbourState =>
  neighbourStates.some((one) => one === name);

/** The code of Tamil Nadu in a GSTIN. */
export const homeStateCode = '33';
