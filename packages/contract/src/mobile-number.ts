import { latinDigits, undisguised } from './plain-text.ts';

/** Longer texts are no numbers, whatever is between their digits. */
const longest = 60;
const separators = /[\s\p{Pd}\u2212().]/gu;
/** Mobile numbers begin with 6 to 9, so after a 0 such a digit begins the number and needs nine more. */
const pattern = /^(?:(?:\+|0{0,2})91)?0?((?!0[6-9])\d{10})$/;

const joinedDigits = (written: string): string =>
  written.length > longest ? written : latinDigits(undisguised(written)).replace(separators, '');

/**
 * The ten digits of an Indian mobile number, also when it is written with the country code 91 or the
 * trunk prefix 0, with spaces, hyphens or brackets, in the digits of another script, or with the
 * invisible marks that come with a copy. Undefined for everything else: digits are never cut.
 */
export function mobileNumberOf(written: string): string | undefined {
  return pattern.exec(joinedDigits(written))?.[1];
}

/**
 * A number at which a shop is called: a mobile number as its ten digits; of a landline, and of several
 * numbers, what is written, since a landline is dialled with its prefix.
 */
export function shopPhoneOf(written: string): string {
  const mobile = mobileNumberOf(written);
  return mobile && /^[6-9]/.test(mobile) ? mobile : written;
}

/**
 * The digits that WhatsApp knows a number by, with the code of its country, which is India's where none
 * is written; what is written where that is no number.
 */
export function whatsappNumberOf(written: string): string {
  const mobile = mobileNumberOf(written);
  if (mobile) return `91${mobile}`;
  const digits = joinedDigits(written).replace(/^\+|^00/, '');
  return /^\d+$/.test(digits) ? digits : written;
}
