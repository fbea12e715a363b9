import { quoteStates } from '@mathappu/contract/enquiries/quote-state';
import { expect, test } from 'vitest';
import { enquiryLines, goodsOf, offerChanges } from './enquiry-lines.ts';
import { enquiryState, enquiryTimeline } from './enquiry-state.ts';

const at = '2026-11-23T10:00:00.000Z';
const told = { isOfferOver: false, reason: 'Too far', orderId: 'MP-7K4Q-92XD' };

test('each state has its words and colour; an estimate is none of an enquiry', () => {
  const looks = quoteStates
    .filter((state) => state !== 'ESTIMATE')
    .map((state) => Object.values(enquiryState({ ...told, state })));
  expect(looks).toEqual([
    ['yellow', 'Sent'],
    ['blue', 'Waiting for your answer'],
    ['blue', 'You accepted. The shop will confirm.'],
    ['green', 'Confirmed as order MP-7K4Q-92XD'],
    ['grey', 'Declined: Too far'],
    ['grey', 'Withdrawn'],
  ]);
  const over = enquiryState({ ...told, state: 'OFFERED', isOfferOver: true });
  expect(Object.values(over)).toEqual(['grey', 'Offer ended']);
});

test('edge 8: an acceptance stays in the history when the shop changes it; changes in a row are one', () => {
  const acts = ['send', 'edit', 'edit', 'offer', 'accept', 'edit'] as const;
  const steps = acts.map((act) => ({ act, at }));
  const titles = enquiryTimeline({ state: 'ENQUIRY', steps }).map(({ title }) => title);
  expect(titles).toEqual([
    'Sent',
    'Changed by the shop',
    'Offered by the shop',
    'Accepted by you',
    'Changed by the shop',
    'Confirmed by the shop',
  ]);
  const closed = enquiryTimeline({ state: 'WITHDRAWN', steps: steps.slice(0, 1) });
  expect(closed).toHaveLength(1);
});

const line = {
  productId: 'p',
  name: 'Flower Pots Big',
  nameTa: '',
  image: '',
  unit: '1 Box',
  listNumber: null,
  listPrice: 100,
  discount: 10,
  price: 90,
  priceReason: '',
  asked: 5,
  quantity: 5,
  reason: '',
  isSold: true,
  left: null,
  total: 450,
} as const;

test('a line says what differs from what was asked for, at which price, and what is gone', () => {
  const lines = [
    line,
    { ...line, quantity: 3, total: 270, reason: 'Only three came' },
    { ...line, asked: null, quantity: 1, total: 90 },
    { ...line, price: 80, total: 400, priceReason: 'Old box' },
    { ...line, isSold: false },
  ];
  const shown = enquiryLines({ lines });
  expect(shown.map(({ notes }) => notes)).toEqual([
    [],
    ['You asked for 5, offered 3: Only three came'],
    ['Added by the shop'],
    ['Agreed price: Old box'],
    [],
  ]);
  expect(shown.map(({ price, discount }) => [price, discount])).toEqual([
    [100, 10],
    [100, 10],
    [100, 10],
    [80, 0],
    [100, 10],
  ]);
  expect(shown.map(({ todayPaise }) => todayPaise === undefined)).toEqual([
    ...[false, false, false, false],
    true,
  ]);
});

test('an offer says what it changes, and what has gone since', () => {
  const lines = [
    line,
    { ...line, name: '30 Shots', asked: 2, quantity: 1, reason: 'Only one carton left', left: 0 },
    { ...line, name: '60 Shots', price: 80, priceReason: 'Old box' },
    { ...line, name: 'Lantern', asked: null, quantity: 3 },
  ];
  const totals = {
    subtotal: 1_000,
    adjustments: [{ kind: 'discount' as const, label: 'A neighbour', amount: -100 }],
    total: 900,
  };
  expect(offerChanges({ lines, totals })).toEqual([
    '30 Shots 2 → 1 (Only one carton left)',
    '60 Shots ₹90.00 → ₹80.00 (Old box)',
    'Lantern 0 → 3',
    'Discount ₹100.00 (A neighbour)',
  ]);
  expect(enquiryLines({ lines, isOffered: true })[1]?.notes).toContain('Only 0 of 1 left now');
  expect(enquiryLines({ lines })[1]?.notes).not.toContain('Only 0 of 1 left now');
});

test('what was asked for goes back into the cart, with what the shop has added', () => {
  const lines = [
    { ...line, quantity: 0 },
    { ...line, productId: 'q', asked: null, quantity: 2 },
  ];
  expect(goodsOf({ lines })).toMatchObject([
    { productId: 'p', quantity: 5 },
    { productId: 'q', quantity: 2 },
  ]);
});
