import * as z from 'zod';
import { maxPage, maxSearchLength } from './limits.ts';

const maxLimit = 100;

/** Paging in a JSON body; what is left out gets the list's own page size. */
export const pagingBody = (defaultLimit: number) => ({
  page: z.int().min(1).max(maxPage).default(1),
  limit: z.int().min(1).max(maxLimit).default(defaultLimit),
});

const wholeNumber = (min: number, max: number) =>
  z.codec(z.string().regex(/^\d{1,9}$/), z.int().min(min).max(max), {
    decode: (text) => Number(text),
    encode: (value) => String(value),
  });

/** Paging in a query string. */
export const pagingQuery = (defaultLimit: number) => ({
  page: wholeNumber(1, maxPage).default(1),
  limit: wholeNumber(1, maxLimit).default(defaultLimit),
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
