import type { SharedQuote } from '@mathappu/contract/estimates/estimates';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/estimates';

type Quote = Pick<SharedQuote, 'number' | 'totals' | 'validUntil'> & {
  lines: readonly unknown[];
};

/** What is sent with the link. The longest name of a shop leaves it below 600 characters. */
export const estimateMessage = (
  { number, lines, totals, validUntil }: Quote,
  { shop, link }: { shop: string; link: string },
): string =>
  fill(words.message, {
    shop,
    number,
    products: fill(plural(words.products, lines.length), { count: lines.length }),
    total: formatRupees(totals.total),
    date: formatDate(validUntil),
    link,
  });
