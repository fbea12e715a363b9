import { randomBytes } from 'node:crypto';

/** Crockford's base 32 has no characters that are confused on the phone: https://www.crockford.com/base32.html */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 random bits in the form MP-7K4Q-92XD; the database refuses a number that is taken. */
export function newOrderNumber(): string {
  const text = Array.from(randomBytes(8), (byte) => digits[byte & 31]).join('');
  return `MP-${text.slice(0, 4)}-${text.slice(4)}`;
}
