import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/estimates';

type Quote = Pick<SharedEstimate, 'number' | 'totals' | 'validUntil'> & {
  lines: readonly unknown[];
};

/**
 * The message that is shared with the link: fewer than 600 characters, even with the longest name
 * of a shop.
 */
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
