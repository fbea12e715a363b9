import { createHash, randomBytes } from 'node:crypto';
import { randomDigits } from '#server/platform/db/random-digits.ts';

/** `mpk_`, 8 characters by which people know it, and 256 random bits. */
export const makeKeyToken = (): string =>
  `mpk_${randomDigits(8)}_${randomBytes(32).toString('base64url')}`;

export const isKeyToken = (token: string): boolean => token.startsWith('mpk_');

/** The characters that a list shows. */
export const startOfToken = (token: string): string => token.slice(0, 12);

export const hashKeyToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
