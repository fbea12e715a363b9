import { editQuote, type StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { expect, test } from 'vitest';
import {
  discountError,
  lineValues,
  mergeEdits,
  priceError,
  quantityError,
  type StaffLine,
  toEdit,
  totalsOf,
  toWhatIsThere,
  valuesOf,
} from './enquiry-values.ts';

const line = (productId: string, listPrice: number, quantity: number) => ({
  ...{ productId, name: productId, image: '', unit: '1 Box', listPrice, discount: 10 },
  ...{ price: listPrice * 0.9, priceReason: '', asked: quantity, quantity },
  ...{
    reason: '',
    total: listPrice * 0.9 * quantity,
    stock: 50,
    priceToday: listPrice * 0.9,
    demand: 60,
    mrp: null,
  },
});

const quote = {
  version: 3,
  lines: [line('pots', 50, 4), line('rockets', 100, 2)],
  totals: {
    subtotal: 360,
    adjustments: [
      { kind: 'packing', label: '3%', amount: 10.8 },
      { kind: 'delivery', label: '', amount: 150 },
    ],
    total: 520.8,
  },
  delivery_terms: { kind: 'fixed', depot: null },
  note: 'I am at home on Sundays',
  shopNote: 'Before noon',
} as unknown as StaffQuote;

test('what nobody has changed makes the rows and lines that there are', () => {
  const values = valuesOf(quote);
  expect(totalsOf(values, quote)).toEqual(quote.totals);
  expect(toEdit(values, quote)).toEqual({
    version: 3,
    lines: [
      { productId: 'pots', quantity: 4 },
      { productId: 'rockets', quantity: 2 },
    ],
    delivery: { kind: 'fixed', charge: 150 },
    shopNote: 'Before noon',
  });
});

test('another price goes with its reason, the list’s again with none of its own', () => {
  const values = valuesOf(quote);
  const [pots, rockets] = values.lines;
  if (!pots || !rockets) throw new Error('two lines');
  pots.price = '₹40';
  pots.priceReason = ' Agreed by phone ';
  rockets.quantity = '1';
  rockets.reason = 'One is wet';
  expect(toEdit(values, quote).lines).toEqual([
    { productId: 'pots', quantity: 4, price: 40, priceReason: 'Agreed by phone' },
    { productId: 'rockets', quantity: 1, reason: 'One is wet' },
  ]);
  expect(totalsOf(values, quote).subtotal).toBe(250);
  const agreed = { ...quote.lines[0], price: 40, priceReason: 'Agreed' } as never;
  const [back] = toEdit(
    { ...values, lines: [{ ...lineValues(agreed), price: '45' }] },
    quote,
  ).lines;
  expect(back).toMatchObject({ price: 45, priceReason: 'List price' });
});

test('the reason of a line is there to be changed, and is sent when it was', () => {
  const wet = { ...line('pots', 50, 3), asked: 4, reason: 'One is wet' };
  const values = valuesOf({ ...quote, lines: [wet] } as unknown as StaffQuote);
  expect(values.lines[0]?.reason).toBe('One is wet');
  expect(toEdit(values, quote).lines).toEqual([{ productId: 'pots', quantity: 3 }]);
  for (const reason of ['Two are wet', '']) {
    const changed = { ...values, lines: values.lines.map((each) => ({ ...each, reason })) };
    expect(toEdit(changed, quote).lines).toEqual([{ productId: 'pots', quantity: 3, reason }]);
  }
});

test('a discount takes off, and one that is emptied is taken back', () => {
  const values = { ...valuesOf(quote), discount: '20.80', discountReason: 'Old customer' };
  const totals = totalsOf(values, quote);
  expect(totals.total).toBe(500);
  expect(toEdit(values, quote).discount).toEqual({ reason: 'Old customer', amount: 20.8 });
  const discounted = { ...quote, totals };
  const emptied = { ...valuesOf(discounted), discount: '', discountReason: '' };
  expect(toEdit(emptied, discounted).discount).toEqual({ reason: 'Old customer', amount: 0 });
});

test('a discount is at most what the goods cost, as they would be saved', () => {
  const values = valuesOf(quote);
  for (const typed of ['', '0', '₹360', '359.99'])
    expect(discountError(typed, values)).toBeUndefined();
  for (const typed of ['360.01', '1000000000'])
    expect(discountError(typed, values)).toBe('At most ₹360.00, what the goods cost');
  for (const typed of ['-1', '1.234', 'x'])
    expect(discountError(typed, values)).toBe('Enter an amount, such as 150 or 89.95');
  const [pots] = values.lines;
  if (!pots) throw new Error('a line');
  pots.quantity = '0';
  expect(discountError('360', values)).toBe('At most ₹180.00, what the goods cost');
});

test('freight to pay on arrival costs nothing here', () => {
  const values = { ...valuesOf(quote), kind: 'to_pay' as const };
  expect(toEdit(values, quote).delivery).toEqual({ kind: 'to_pay', charge: 0 });
  expect(totalsOf(values, quote).total).toBe(370.8);
});

test('only whole quantities and amounts of two decimals count', () => {
  for (const typed of ['', '1.5', '-1', '1e3', 'x', '1000'])
    expect(quantityError(typed)).toBeTruthy();
  for (const typed of ['0', '12', '999']) expect(quantityError(typed)).toBeUndefined();
  const of = quote.lines[0] as StaffLine;
  for (const typed of ['', '1.234', '-1', 'x']) expect(priceError(typed, of)).toBeTruthy();
  for (const typed of ['0', '₹1,200.50']) expect(priceError(typed, of)).toBeUndefined();
  // The stored price stays, whatever the box says today.
  const boxed = { ...of, mrp: 40 };
  expect(priceError('40', boxed)).toBeUndefined();
  expect(priceError('45', boxed)).toBeUndefined();
  expect(priceError('40.01', boxed)).toBe('Above the MRP of ₹40.00');
});

test('short lines are set to what is there, with the reason; others stay', () => {
  expect(toWhatIsThere(quote, [{ productId: 'pots', stock: 3 }])).toEqual({
    version: 3,
    lines: [
      { productId: 'pots', quantity: 3, reason: 'Only 3 in stock' },
      { productId: 'rockets', quantity: 2 },
    ],
  });
});

test('what is set to what is there can be saved with a hundred products and rows that were taken out', () => {
  const ids = Array.from({ length: 103 }, () => crypto.randomUUID());
  const lines = ids.map((id, index) => line(id, 50, index < 100 ? 2 : 0));
  const short = [{ productId: ids[0] ?? '', stock: 1 }];
  const parse = (of: typeof lines) =>
    editQuote.body.safeParse(toWhatIsThere({ ...quote, lines: of } as never, short)).success;
  expect(parse(lines)).toBe(true);
  expect(parse([...lines, line(crypto.randomUUID(), 50, 1)])).toBe(false);
});

test('what was typed stays over what somebody else saved, line by line and field by field', () => {
  const base = valuesOf(quote);
  const typed = valuesOf(quote);
  const [pots] = typed.lines;
  if (!pots) throw new Error('a line');
  pots.quantity = '3';
  typed.note = 'After noon';
  typed.lines.push(lineValues(line('sparklers', 10, 1) as never));
  const theirs = valuesOf(quote);
  for (const each of theirs.lines) each.price = '30';
  theirs.discount = '5';
  const merged = mergeEdits(typed, { base, theirs });
  expect(merged).toMatchObject({ note: 'After noon', discount: '5' });
  expect(merged.lines.map(({ of, quantity, price }) => [of.productId, quantity, price])).toEqual([
    ['pots', '3', '30'],
    ['rockets', '2', '30'],
    ['sparklers', '1', '9'],
  ]);
});
