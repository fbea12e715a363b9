/**
 * The ten digits of an Indian mobile number, also when it is written with the country code 91 or the
 * trunk prefix 0, with spaces, hyphens or brackets, or with the invisible marks that come with a copy.
 * Undefined for everything else: digits are never cut.
 */
export function mobileNumberOf(written: string): string | undefined {
  return pattern.exec(written.replace(separators, ''))?.[1];
}

const separators = /[\s\p{Cf}\p{Pd}().]/gu;
/** Mobile numbers begin with 6 to 9, so after a 0 such a digit begins the number and needs nine more. */
const pattern = /^(?:(?:\+|0{0,2})91)?0?((?!0[6-9])\d{10})$/;
