import * as z from 'zod';
import { maxPage, maxSearchLength } from './limits.ts';

const maxLimit = 100;

const clamp = (value: number, most: number) => Math.min(Math.max(value, 1), most);

/** A number beyond the bounds counts as the nearest one within. */
const clamped = (most: number) =>
  z.codec(z.int(), z.int().min(1).max(most), {
    decode: (value) => clamp(value, most),
    encode: (value) => value,
  });

/** Paging in a JSON body; what is left out gets the list's own page size. */
export const pagingBody = (defaultLimit: number) => ({
  page: clamped(maxPage).default(1),
  limit: clamped(maxLimit).default(defaultLimit),
});

const clampedText = (most: number) =>
  z.codec(z.string().regex(/^-?\d{1,15}$/), z.int().min(1).max(most), {
    decode: (text) => clamp(Number(text), most),
    encode: (value) => String(value),
  });

/** Paging in a query string. */
export const pagingQuery = (defaultLimit: number) => ({
  page: clampedText(maxPage).default(1),
  limit: clampedText(maxLimit).default(defaultLimit),
});

/** Text of a search box: trimmed, folded to one space between words, without control characters. */
export const searchText = z
  .string()
  .max(maxSearchLength)
  .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .default('');

export const pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
});
export type Pagination = z.output<typeof pagination>;

export type Paging = { page: number; limit: number };

export function paginate({ page, limit }: Paging, total: number): Pagination {
  return { page, limit, total, totalPages: Math.ceil(total / limit) };
}
