import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import { toHundredths, toRupees } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import type { NotedLine } from '#web/estimates/estimate-lines.tsx';
import { leadingName } from '#web/language/names.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/enquiries';

type Line = Quote['lines'][number];

type Lines = Pick<Quote, 'lines'> & {
  /** Whether the shop keeps its word on them, so that it matters what has gone since. */
  isOffered?: boolean;
};

/** The lines as a list of goods, each with what differs from what was asked for. */
export const enquiryLines = ({ lines, isOffered = false }: Lines): NotedLine[] =>
  lines.map((line) => ({
    ...line,
    ...(line.priceReason ? { discount: 0 } : { price: line.listPrice }),
    todayPaise: line.isSold ? toHundredths(line.total) : undefined,
    left: undefined,
    notes: [quantityNote(line), priceNote(line), isOffered && leftNote(line)].filter(
      (note) => typeof note === 'string',
    ),
  }));

function quantityNote({ asked, quantity: offered, reason }: Line): string | undefined {
  if (asked === offered) return undefined;
  const what = asked === null ? words.addedByShop : fill(words.askedAndOffered, { asked, offered });
  return reason ? fill(words.withReason, { what, reason }) : what;
}

const priceNote = ({ priceReason: reason }: Line): string | undefined =>
  reason ? fill(words.otherPrice, { reason }) : undefined;

const leftNote = ({ left, quantity }: Line): string | undefined =>
  left === null ? undefined : fill(words.leftNow, { left, quantity });

/** What an offer changes of what was asked for, a few words for each. */
export const offerChanges = ({ lines, totals }: Pick<Quote, 'lines' | 'totals'>): string[] => [
  ...lines.flatMap((line) => {
    const { asked, quantity, reason, price, priceReason } = line;
    const name = leadingName(line);
    const listPrice = toRupees(unitPriceOf({ price: line.listPrice, discount: line.discount }));
    const changes: string[] = [];
    if ((asked ?? 0) !== quantity) {
      const change = fill(words.change, { name, before: asked ?? 0, after: quantity });
      changes.push(reason ? fill(words.because, { change, reason }) : change);
    }
    if (quantity > 0 && priceReason) {
      const [before, after] = [formatRupees(listPrice), formatRupees(price)];
      const change = fill(words.change, { name, before, after });
      changes.push(fill(words.because, { change, reason: priceReason }));
    }
    return changes;
  }),
  ...totals.adjustments
    .filter(({ kind }) => kind === 'discount')
    .map(({ amount, label }) =>
      fill(words.because, {
        change: fill(words.discountOf, { amount: formatRupees(-amount) }),
        reason: label,
      }),
    ),
];

/** The requested lines, and those that the shop has added. */
export const goodsOf = ({ lines }: Pick<Quote, 'lines'>) =>
  lines
    .map(({ asked, quantity, price, ...line }) => ({
      ...line,
      quantity: asked ?? quantity,
      unitPricePaise: toHundredths(price),
    }))
    .filter(({ quantity }) => quantity > 0);
