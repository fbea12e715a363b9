import { randomBytes } from 'node:crypto';

/** Crockford's base 32 has no characters that are confused on the phone: https://www.crockford.com/base32.html */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Five random bits for each digit. */
export const randomDigits = (length: number): string =>
  Array.from(randomBytes(length), (byte) => digits[byte & 31]).join('');
