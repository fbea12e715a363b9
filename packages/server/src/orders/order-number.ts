import { randomBytes } from 'node:crypto';

/** Crockford's digits: none of them is mistaken for another over the phone. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 random bits as MP-7K4Q-92XD; that it is free, the database says. */
export function newOrderNumber(): string {
  const text = Array.from(randomBytes(8), (byte) => digits[byte & 31]).join('');
  return `MP-${text.slice(0, 4)}-${text.slice(4)}`;
}
