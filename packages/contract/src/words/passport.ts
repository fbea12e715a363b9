/** The facts of a product's passport, and what else a product needs to be listed, by their names. */
export const labels = {
  class: 'Class',
  neeriRef: 'NEERI reference',
  pesoRef: 'PESO reference',
  qrText: 'Text of the QR code',
  noiseDb: 'Noise at 4 metres',
  pieces: 'Pieces in one unit',
  burnSeconds: 'Burning time',
  heightMetres: 'Height',
  bestSeen: 'Best seen',
  minDistanceMetres: 'Safe distance',
  minAge: 'Age',
  joinedPieces: 'Pieces joined by one fuse',
  hasBannedSalts: 'Banned salts',
  isImported: 'Made outside India',
  price: 'Price',
  stock: 'Stock',
  unit: 'Unit',
} as const;

export const classes = {
  swas: 'SWAS',
  safal: 'SAFAL',
  star: 'STAR',
  conventional: 'Conventional',
  none: 'Not a firework',
  mixed: 'Several classes',
} as const;

export const bestSeen = {
  day: 'By day',
  night: 'After dark',
  both: 'By day and after dark',
} as const;

export const noise = '{noise} dB';
/** 0 dB. */
export const makesNoBang = 'Makes no bang';
export const seconds = '{seconds} seconds';
export const metres = '{metres} metres';
export const keepAway = 'Keep {metres} metres away';
export const adultsOnly = 'Adults only';
export const fromYears = 'From {years} years, with an adult';
export const yes = 'Yes';
export const no = 'No';
/** Of pieces joined by one fuse. */
export const noneJoined = 'None';
export const notStated = 'Not stated';

/** Why a product is not in the shop. */
export const isMissing = '{field} is missing';
export const joined = 'Joined crackers are not listed (Supreme Court, 23 October 2018)';
export const conventional = 'Conventional crackers are not listed';
export const bannedSalts = 'Contains a banned salt';
export const imported = 'Made outside India';
export const tooLoud = 'Louder than {limit} dB at 4 metres';
