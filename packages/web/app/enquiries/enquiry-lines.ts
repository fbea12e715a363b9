import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import { toHundredths } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import type { NotedLine } from '#web/estimates/estimate-lines.tsx';
import * as words from '#words/enquiries';

type Line = Quote['lines'][number];

/** The lines as a list of goods, each with what differs from what was asked for. */
export const enquiryLines = ({ lines }: Pick<Quote, 'lines'>): NotedLine[] =>
  lines.map((line) => ({
    ...line,
    ...(line.priceReason ? { discount: 0 } : { price: line.listPrice }),
    todayPaise: line.isSold ? toHundredths(line.total) : undefined,
    left: undefined,
    notes: [quantityNote(line), priceNote(line)].filter((note) => note !== undefined),
  }));

function quantityNote({ asked, quantity: offered, reason }: Line): string | undefined {
  if (asked === offered) return undefined;
  const what = asked === null ? words.addedByShop : fill(words.askedAndOffered, { asked, offered });
  return reason ? fill(words.withReason, { what, reason }) : what;
}

const priceNote = ({ priceReason: reason }: Line): string | undefined =>
  reason ? fill(words.otherPrice, { reason }) : undefined;

/** The requested lines, and those that the shop has added. */
export const goodsOf = ({ lines }: Pick<Quote, 'lines'>) =>
  lines
    .map(({ asked, quantity, price, ...line }) => ({
      ...line,
      quantity: asked ?? quantity,
      unitPricePaise: toHundredths(price),
    }))
    .filter(({ quantity }) => quantity > 0);
