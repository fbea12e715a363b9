import { deliveryState, homeStateCode } from './states.ts';

/** The codes in a GSTIN. */
const codes: Readonly<Record<string, string>> = {
  [deliveryState]: homeStateCode,
  Kerala: '32',
  Karnataka: '29',
  'Andhra Pradesh': '37',
  Telangana: '36',
  Puducherry: '34',
};

/** Undefined of a state that no shop delivers to. */
export const stateCodeOf = (name: string): string | undefined => codes[name];

/** '' of a code of another state. */
export const stateNameOf = (code: string): string =>
  Object.keys(codes).find((name) => codes[name] === code) ?? '';

/** 'Kerala (32)'. */
export const wordStateCode = (code: string): string => `${stateNameOf(code)} (${code})`.trim();
