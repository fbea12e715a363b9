import { expect, test } from 'vitest';
import type { QuoteContent, QuoteLine } from './enquiry-content.ts';
import { changesWithoutWords, diffQuotes, replayChanges } from './enquiry-history.ts';

const line = (productId: string, lineNo: number, quantity: number): QuoteLine => ({
  lineNo,
  productId,
  name: `Rocket ${productId}`,
  image: '',
  unit: 'Box',
  listNumber: null,
  listPricePaise: 100,
  discountBp: 0,
  unitPricePaise: 100,
  priceReason: '',
  passport: null,
  asked: quantity,
  quantity,
  reason: '',
});
const sent: QuoteContent = {
  state: 'ENQUIRY',
  validUntil: null,
  note: 'Before noon',
  shopNote: '',
  reason: '',
  delivery: null,
  adjustments: [],
  priceRule: null,
  orderId: null,
  lines: [line('a', 1, 5), line('b', 2, 1)],
};

test('only what differs is recorded, with the reason of its line', () => {
  const fewer = { ...line('a', 1, 5), quantity: 3, reason: 'Only three came' };
  const edited = { ...sent, lines: [fewer, line('b', 2, 1)] };
  expect(diffQuotes(sent, edited)).toEqual([
    { field: 'line a', before: sent.lines[0], after: edited.lines[0], reason: 'Only three came' },
  ]);
  expect(diffQuotes(sent, sent)).toEqual([]);
});

test('replayed, the changes make the quote', () => {
  const steps: QuoteContent[] = [
    sent,
    { ...sent, lines: [...sent.lines, line('c', 3, 2)] },
    { ...sent, state: 'OFFERED', validUntil: '2026-11-28', lines: [line('b', 2, 9)] },
    { ...sent, state: 'ENQUIRY', shopNote: 'Call us', lines: [line('b', 2, 9), line('a', 4, 1)] },
  ];
  const changes = steps.flatMap((step, index) => diffQuotes(steps[index - 1], step));
  expect(replayChanges(changes)).toEqual(steps.at(-1));
});

test('what was written in an act goes with its customer, states and prices stay', () => {
  const changes = [
    { field: 'state', before: 'OFFERED', after: 'ENQUIRY', reason: '' },
    { field: 'text', before: null, after: 'My son Arun picks it up', reason: '' },
    { field: 'message', before: null, after: 'Dear Mrs Devi', reason: '' },
  ];
  expect(changesWithoutWords(changes)).toEqual([
    changes[0],
    { field: 'text', before: null, after: null, reason: '' },
    { field: 'message', before: null, after: null, reason: '' },
  ]);
});
