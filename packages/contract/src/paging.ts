import * as z from 'zod/mini';
import { maxPage, maxSearchLength } from './limits.ts';
import { mobileNumberOf } from './mobile-number.ts';
import { withoutInvisibleSigns } from './plain-text.ts';

/** Most rows of a page. */
export const maxPageSize = 100;

const clamp = (value: number, most: number) => Math.min(Math.max(value, 1), most);

/** A number beyond the bounds counts as the nearest one within. */
const clamped = (most: number) =>
  z.codec(z.int(), z.int().check(z.minimum(1), z.maximum(most)), {
    decode: (value) => clamp(value, most),
    encode: (value) => value,
  });

/** Paging in a JSON body; the page size defaults to the list's own. */
export const pagingBody = (defaultLimit: number) => ({
  page: z._default(clamped(maxPage), 1),
  limit: z._default(clamped(maxPageSize), defaultLimit),
});

const clampedText = (most: number) =>
  z.codec(z.string().check(z.regex(/^-?\d{1,15}$/)), z.int().check(z.minimum(1), z.maximum(most)), {
    decode: (text) => clamp(Number(text), most),
    encode: (value) => String(value),
  });

/** Paging in a query string. */
export const pagingQuery = (defaultLimit: number) => ({
  page: z._default(clampedText(maxPage), 1),
  limit: z._default(clampedText(maxPageSize), defaultLimit),
});

/** Matches what may be a phone number: digits and the signs that people put between them. */
const phoneNumber = /(?<![\w-])[+(]?\d[\d ().\p{Pd}\p{Cf}]*\d(?![\w-])/gu;

/**
 * Text of a search box: as names are stored, trimmed, folded to one space between words, without control
 * characters.
 */
export const searchText = z._default(
  z.pipe(
    z.string().check(z.maxLength(maxSearchLength)),
    z.transform((text: string) =>
      withoutInvisibleSigns(text)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    ),
  ),
  '',
);

/** The search text for people and orders. A mobile number in it is brought into its stored form. */
export const personSearchText = z.pipe(
  searchText,
  z.transform(
    (text: string) =>
      mobileNumberOf(text) ??
      text.replace(phoneNumber, (written) => mobileNumberOf(written) ?? written),
  ),
);

export const pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
});
export type Pagination = z.output<typeof pagination>;
export type Total = Pick<Pagination, 'total'>;

export type Paging = { page: number; limit: number };

export function paginate({ page, limit }: Paging, { total }: Total): Pagination {
  return { page, limit, total, totalPages: Math.ceil(total / limit) };
}
