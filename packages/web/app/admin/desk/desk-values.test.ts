import type { ListedProduct } from '@mathappu/contract/catalogue/price-list';
import { expect, test } from 'vitest';
import {
  deskFormOf,
  deskTotals,
  deskWarnings,
  firstSales,
  newLine,
  noValues,
  withinStock,
  withQuantities,
} from './desk-values.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const product = (n: number, price: number, discount = 0) =>
  [id(n), { _id: id(n), price, discount } as ListedProduct] as const;
const products = new Map([product(1, 50, 10), product(2, 100)]);

const mrps = new Map([[id(2), { productId: id(2), demand: 0, mrp: 120 }]]);
const deskForm = deskFormOf(products, mrps, { sales: firstSales });

const values = {
  ...noValues(),
  customer: { ...noValues().customer, name: 'Selvi', mobile: '98400 12345' },
  delivery: {
    addressId: '',
    address_line: '4 Car Street',
    state: 'Tamil Nadu',
    city: 'Madurai',
    pincode: '625001',
  },
  lines: [newLine(id(1), '4'), newLine(id(2), '2')],
  isAdult: true,
};

test('what is typed becomes the body of the call, without what is empty', () => {
  expect(deskForm.parse(values)).toEqual({
    came: 'phone',
    customer: { name: 'Selvi', mobile: '9840012345' },
    delivery: { address_line: '4 Car Street', city: 'Madurai', pincode: '625001' },
    lines: [
      { productId: id(1), quantity: 4 },
      { productId: id(2), quantity: 2 },
    ],
    isAdult: true,
    as: 'order',
    payment: 'offline',
  });
  const receipt = { ...values.receipt, amount: '₹1,200', method: 'cash' as const };
  expect(deskForm.parse({ ...values, payment: 'now', receipt })).toMatchObject({
    payment: 'now',
    receipt: { amount: 1200, method: 'cash', reference: '' },
  });
  const whole = { ...receipt, amount: '' };
  expect(deskForm.parse({ ...values, payment: 'now', receipt: whole }).receipt?.amount).toBe(380);
});

test('each place has its own form; a receipt, days and a message go with nothing else', () => {
  const saved = { ...values, place: 'saved', delivery: { ...values.delivery, addressId: id(3) } };
  expect(deskForm.parse(saved).delivery).toEqual({ addressId: id(3) });
  expect(deskForm.parse({ ...values, place: 'counter' }).delivery).toEqual({ atCounter: true });
  expect(deskForm.parse({ ...values, place: 'depot123' }).delivery).toEqual({
    depotId: 'depot123',
  });
  const offer = { ...values, as: 'offer' as const, days: '3', message: 'Till Friday' };
  expect(deskForm.parse(offer)).toMatchObject({ as: 'offer', days: 3, message: 'Till Friday' });
  expect(deskForm.parse(offer)).not.toHaveProperty('payment');
  expect(deskForm.parse({ ...offer, as: 'estimate', charge: '100' })).not.toHaveProperty('charge');
});

const problems = (typed: Partial<typeof values>) =>
  deskForm.safeParse({ ...values, ...typed }).error?.issues.map(({ path }) => path.join('.'));

test('what is wrong is named by the field on the page', () => {
  expect(problems({ isAdult: false })).toEqual(['isAdult']);
  expect(problems({ lines: [newLine(id(1), '0')] })).toEqual(['lines.0.quantity']);
  expect(problems({ lines: [newLine(id(1), 'two')] })).toEqual(['lines.0.quantity']);
  expect(problems({ lines: [{ ...newLine(id(1), '1'), price: '40' }] })).toEqual([
    'lines.0.priceReason',
  ]);
  expect(problems({ customer: { ...values.customer, gstin: '29ABCDE1234F1Z2' } })).toEqual([
    'customer.gstin',
  ]);
  expect(problems({ discount: { amount: '50', reason: '' } })).toEqual(['discount.reason']);
});

const warningsOf = (typed: typeof values, sales: typeof firstSales) =>
  deskWarnings(typed, deskTotals(typed, products, { sales }).totals, sales);

test('the sum is that of the server: prices of the list or as typed, packing, delivery, discount', () => {
  const sales = {
    ...firstSales,
    packingPercent: 3,
    minimumOrder: 500,
    delivery: {
      terms: { kind: 'fixed' as const, charge: 100, freeFrom: null },
      districts: [],
      states: [],
    },
  };
  expect(deskTotals(values, products, { sales }).totals.totalPaise).toBe(38_000 + 1_140 + 10_000);
  const typed = {
    ...values,
    charge: '0',
    discount: { amount: '30', reason: 'Regular' },
    lines: [{ ...newLine(id(2), '3'), price: '80', priceReason: 'A friend' }],
  };
  expect(deskTotals(typed, products, { sales })).toMatchObject({
    kind: 'free',
    totals: { totalPaise: 24_000 + 720 - 3_000 },
  });
  expect(warningsOf(values, sales)).toEqual(['belowMinimum']);
  const none = { kind: 'none' as const, charge: 0, freeFrom: null, district: 'Madurai' };
  const nowhere = { ...firstSales, delivery: { ...firstSales.delivery, districts: [none] } };
  expect(warningsOf(values, nowhere)).toEqual(['notDelivered']);
  expect(deskTotals(values, products, { sales: nowhere }).kind).toBe('to_pay');
  expect(warningsOf({ ...values, place: 'counter' }, nowhere)).toEqual([]);
});

test('quantities of a pasted list replace those that are there; shortages lower them', () => {
  const lines = withQuantities(
    values.lines,
    new Map([
      [id(2), 5],
      [id(3), 1],
    ]),
  );
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [id(1), '4'],
    [id(2), '5'],
    [id(3), '1'],
  ]);
  const there = withinStock(lines, [
    { productId: id(1), stock: 0 },
    { productId: id(2), stock: 3 },
  ]);
  expect(there.map(({ quantity }) => quantity)).toEqual(['3', '1']);
});

test('an agreed price above the MRP is wrong beside its line, the MRP itself is not', () => {
  const at = (price: string) => {
    const line = { ...newLine(id(2), '2'), price, priceReason: 'One left over' };
    return deskForm.safeParse({ ...values, lines: [newLine(id(1), '4'), line] }).error?.issues;
  };
  expect(at('120')).toBeUndefined();
  expect(at('120.01')).toMatchObject([
    { path: ['lines', 1, 'price'], message: 'Above the MRP of ₹120.00' },
  ]);
});
