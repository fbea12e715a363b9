import { homeStateCode } from '../places/states.ts';

/** The code of a state, a PAN, the number of the registration, `Z` and a check digit. */
const pattern = /^(?:0[1-9]|[12]\d|3[0-8]|97)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const base = 36;

/**
 * Whether it is a GSTIN of any state with the right check digit. The digit makes the weighted sum
 * of all characters, as digits of base 36, divisible by 36.
 * https://www.gst.gov.in/ (help: structure of a GSTIN)
 */
export function isGstin(text: string): boolean {
  if (!pattern.test(text)) return false;
  const sum = [...text.slice(0, -1)].reduce((total, character, place) => {
    const weighted = Number.parseInt(character, base) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(weighted / base) + (weighted % base);
  }, 0);
  return Number.parseInt(text.slice(-1), base) === (base - (sum % base)) % base;
}

/** Whether it is one of Tamil Nadu, where the shop is. */
export const isShopGstin = (text: string): boolean =>
  text.startsWith(homeStateCode) && isGstin(text);
