import { randomBytes } from 'node:crypto';

/** Crockford's base 32 has no characters that are confused on the phone: https://www.crockford.com/base32.html */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 random bits in the form MP-7K4Q-92XD; the database refuses a number that is taken. */
export function newOrderNumber(): string {
  const text = Array.from(randomBytes(8), (byte) => digits[byte & 31]).join('');
  return `MP-${text.slice(0, 4)}-${text.slice(4)}`;
}

/**
 * The order number that the text has the form of, in upper or lower case, with or without its
 * hyphens. As the alphabet provides, the letters I, L and O are read as the digits they look like.
 */
export function orderNumberOf(text: string): string | undefined {
  const [, first, second] = /^MP-?([0-9A-Z]{4})-?([0-9A-Z]{4})$/.exec(text.toUpperCase()) ?? [];
  if (!first || !second) return undefined;
  return `MP-${first}-${second}`.replace(/[IL]/g, '1').replace(/O/g, '0');
}
