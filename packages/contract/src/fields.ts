import * as z from 'zod';
import { hasAtMostTwoDecimals } from './money.ts';

/** An opaque id of the shop (UUID), which means the same in either case. */
export const id = z.uuid('Invalid id').toLowerCase();

/** The short number of an order that customers read out over the phone. */
export const orderNumberPattern = /^MP-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
export const orderIdOrNumber = z.union(
  [z.uuid(), z.string().regex(orderNumberPattern)],
  'Invalid id',
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ud800-\udfff]/u;

/** Text as people write it: trimmed, without control characters or broken UTF-16. */
export const text = (max: number, empty?: string) => {
  const base = z
    .string(empty)
    .trim()
    // Nothing more is looked for in what is too long: patterns may take its square in time.
    .max(max, { error: `At most ${max} characters`, abort: true })
    .refine((value) => !controlCharacters.test(value), 'Contains characters that cannot be used');
  return empty === undefined ? base : base.min(1, empty);
};

const emailPattern = /^\S+@\S+\.\S+$/;
export const phonePattern = /^\d{10}$/;

/** Compared and stored without case. */
export const email = (required: string, invalid: string) =>
  text(254, required)
    .regex(emailPattern, invalid)
    .transform((value) => value.toLowerCase());

/** Rupees or percent at the edge: a finite number with at most two decimals. */
export const twoDecimals = (max: number) =>
  z.number().min(0).max(max).refine(hasAtMostTwoDecimals, 'At most 2 decimals');

/** Moments travel as ISO 8601 in UTC. */
export const moment = z.iso.datetime();
