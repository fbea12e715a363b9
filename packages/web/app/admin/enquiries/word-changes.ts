import type { QuoteWarning, StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { type Paise, toRupees } from '@mathappu/contract/money';
import type { Adjustment } from '@mathappu/contract/orders/totals';
import type { DeliveryKind } from '@mathappu/contract/settings/delivery-terms';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { kindLabels } from '#web/admin/settings/terms-fields.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/enquiries';
import { agreedByWords } from './confirm-enquiry.tsx';
import { warningWords } from './enquiry-notices.tsx';

type Changes = StaffQuote['history'][number]['changes'];
type Change = Changes[number];

/** A line as the history keeps it. */
type KeptLine = {
  name: string;
  quantity: number;
  unitPricePaise: Paise;
  priceReason: string;
  reason: string;
};

/**
 * The changes of an act, a sentence for each. The change of state is left out: the act's name says
 * it.
 */
export const wordChanges = (changes: Changes): string[] =>
  changes.flatMap((change) => {
    if (change.field.startsWith('line ')) return wordLine(change);
    return wordsOf[change.field]?.(change) ?? [];
  });

const wordsOf: Readonly<Record<string, (change: Change) => string[]>> = {
  validUntil: ({ after }) =>
    after === null ? [] : [fill(words.goodUntil, { date: formatDate(String(after)) })],
  reason: ({ after }) => (after ? [fill(words.reasonWas, { reason: String(after) })] : []),
  agreedBy: ({ after }) => [
    fill(words.agreedHow, { how: agreedByWords[after as keyof typeof agreedByWords] }),
  ],
  warnings: ({ after }) =>
    (after as QuoteWarning[]).map((warning) =>
      fill(words.overruled, { warning: warningWords[warning] }),
    ),
  text: ({ after }) => (after ? [String(after)] : []),
  message: ({ after }) => (after ? [fill(words.messageWas, { message: String(after) })] : []),
  note: (change) => wordNote(words.customerNote, change),
  shopNote: (change) => wordNote(words.note, change),
  delivery: ({ before, after }) => {
    const [was, is] = [kindOf(before), kindOf(after)];
    return was === is ? [] : [wasAndIs(words.delivery, kindLabels[was], kindLabels[is])];
  },
  adjustments: ({ before, after }) => [
    ...wordAmount(words.charge, 'delivery', before, after),
    ...wordAmount(words.discount, 'discount', before, after),
  ],
};

const textOf = (text: unknown): string => (text ? String(text) : words.nothing);

const wordNote = (what: string, { before, after }: Change): string[] =>
  !before && !after ? [] : [wasAndIs(what, textOf(before), textOf(after))];

const wasAndIs = (what: string, before: string | number, after: string | number): string =>
  fill(words.wasAndIs, { what, before, after });

const because = (change: string, reason: string): string =>
  reason ? fill(words.because, { change, reason }) : change;

function wordLine({ before, after }: Change): string[] {
  const [was, is] = [before as KeptLine | null, after as KeptLine];
  const price = (line: KeptLine) => formatRupees(toRupees(line.unitPricePaise));
  const sentences: string[] = [];
  if (was?.quantity !== is.quantity) {
    sentences.push(because(wasAndIs(is.name, was?.quantity ?? 0, is.quantity), is.reason));
  } else if (was.reason !== is.reason) {
    const what = fill(words.reasonOfLine, { product: is.name });
    sentences.push(wasAndIs(what, textOf(was.reason), textOf(is.reason)));
  }
  if (was && was.unitPricePaise !== is.unitPricePaise) {
    const what = fill(words.priceOfLine, { product: is.name });
    sentences.push(because(wasAndIs(what, price(was), price(is)), is.priceReason));
  }
  return sentences;
}

const kindOf = (delivery: unknown): DeliveryKind =>
  (delivery as { terms?: { kind: DeliveryKind } } | null)?.terms?.kind ?? 'free';

/** A discount is kept with the reason that it was given for. */
function wordAmount(
  what: string,
  kind: Adjustment['kind'],
  before: unknown,
  after: unknown,
): string[] {
  const find = (rows: unknown) => (rows as Adjustment[] | null)?.find((row) => row.kind === kind);
  const [was, is] = [find(before), find(after)];
  if (was?.amountPaise === is?.amountPaise && was?.label === is?.label) return [];
  const amount = (row: Adjustment | undefined) =>
    formatRupees(toRupees(Math.abs(row?.amountPaise ?? 0)));
  return [because(wasAndIs(what, amount(was), amount(is)), is?.label ?? '')];
}
