/** By their stored names. */
export const states = {
  'Tamil Nadu': 'Tamil Nadu',
  Kerala: 'Kerala',
  Karnataka: 'Karnataka',
  'Andhra Pradesh': 'Andhra Pradesh',
  Telangana: 'Telangana',
  Puducherry: 'Puducherry',
} as const;
/** The last two of several states. */
export const twoStates = '{first} and {last}';
