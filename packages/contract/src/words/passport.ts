// The facts of a product's passport, by their names, and what they can be.
export const classLabel = 'Class';
export const neeriRefLabel = 'NEERI reference';
export const pesoRefLabel = 'PESO reference';
export const qrTextLabel = 'Text of the QR code';
export const noiseDbLabel = 'Noise at 4 metres';
export const piecesLabel = 'Number of pieces';
export const burnSecondsLabel = 'Burning time';
export const heightMetresLabel = 'Height';
export const bestSeenLabel = 'Best seen';
export const minDistanceMetresLabel = 'Safe distance';
export const minAgeLabel = 'Age';
export const joinedPiecesLabel = 'Joined by one fuse';
export const hasBannedSaltsLabel = 'Banned salts';
export const isImportedLabel = 'Made outside India';

/** The classes of green crackers have these names in every language. */
export const swas = 'SWAS';
export const safal = 'SAFAL';
export const star = 'STAR';
export const conventional = 'Conventional';
export const notAFirework = 'Not a firework';
export const severalClasses = 'Several classes';

export const noise = '{noise} dB';
/** 0 dB. */
export const makesNoBang = 'Silent';
export const seconds = '{seconds} seconds';
export const oneMetre = '1 metre';
export const metres = '{metres} metres';
/** When it is best seen. */
export const byDay = 'By day';
export const afterDark = 'After dark';
export const byDayAndAfterDark = 'By day and after dark';
export const adultsOnly = 'Adults only';
export const fromYears = 'From {years} years, with an adult';
/** Of banned salts. */
export const none = 'None';
export const yes = 'Yes';
export const no = 'No';
export const notStated = 'Not stated';
