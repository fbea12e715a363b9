/**
 * The codes of units that a GST return takes, each with the name that belongs to it.
 * https://www.gst.gov.in/ (help: unit quantity codes)
 */
const unitCodes = {
  BAG: 'BAGS',
  BAL: 'BALE',
  BDL: 'BUNDLES',
  BOX: 'BOX',
  BTL: 'BOTTLES',
  BUN: 'BUNCHES',
  CAN: 'CANS',
  CTN: 'CARTONS',
  DOZ: 'DOZENS',
  DRM: 'DRUMS',
  GGK: 'GREAT GROSS',
  GMS: 'GRAMMES',
  GRS: 'GROSS',
  KGS: 'KILOGRAMS',
  MTR: 'METERS',
  NOS: 'NUMBERS',
  OTH: 'OTHERS',
  PAC: 'PACKS',
  PCS: 'PIECES',
  PRS: 'PAIRS',
  ROL: 'ROLLS',
  SET: 'SETS',
  TGM: 'TEN GROSS',
  THD: 'THOUSANDS',
  TUB: 'TUBES',
  UNT: 'UNITS',
} as const;
export type UnitCode = keyof typeof unitCodes;
export const unitCodeList = Object.keys(unitCodes) as [UnitCode, ...UnitCode[]];

/** BOX-BOX, as the sheets of a return write it. */
export const wordUnitCode = (code: UnitCode): string => `${code}-${unitCodes[code]}`;

/** What stands for a unit: its first word of letters, so that '1 Box (10 pcs)' is box; else all of it. */
export function unitWordOf(unit: string): string {
  const [word = unit.trim()] = /\p{L}[\p{L}\p{M}]*/u.exec(unit) ?? [];
  return word.toLowerCase();
}

/** The code that a word of a unit has. */
export type UnitOfWord = { readonly word: string; readonly code: UnitCode };

export const firstUnits: readonly UnitOfWord[] = [
  { word: 'box', code: 'BOX' },
  { word: 'pkt', code: 'PAC' },
  { word: 'packet', code: 'PAC' },
  { word: 'pc', code: 'PCS' },
  { word: 'piece', code: 'PCS' },
  { word: 'nos', code: 'NOS' },
  { word: 'dozen', code: 'DOZ' },
  { word: 'set', code: 'SET' },
  { word: 'bundle', code: 'BDL' },
  { word: 'bag', code: 'BAG' },
];
