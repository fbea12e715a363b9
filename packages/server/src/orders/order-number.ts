import { randomBytes } from 'node:crypto';

/** Crockford's base 32 has no characters that are confused on the phone: https://www.crockford.com/base32.html */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Five random bits for each digit. */
export const randomDigits = (length: number): string =>
  Array.from(randomBytes(length), (byte) => digits[byte & 31]).join('');

/** 40 random bits in the form MP-7K4Q-92XD; the database refuses a number that is taken. */
export const newOrderNumber = (): string => newNumber('MP');

/** Makes the number of an enquiry or estimate, such as EQ-7K4Q-92XD. */
export const newQuoteNumber = (): string => newNumber('EQ');

const newNumber = (prefix: string): string => `${prefix}-${randomDigits(4)}-${randomDigits(4)}`;
