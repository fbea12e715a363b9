import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { expect, test } from 'vitest';
import {
  amountError,
  chosenLines,
  piecesError,
  refundableLines,
  refundedAmount,
} from './refund-amount.ts';

const products = [
  { productId: 'a', name: 'Siren Fountain', quantity: 3, total: 269.85, refundedQuantity: 0 },
  { productId: 'b', name: 'Rocket', quantity: 1, total: 50, refundedQuantity: 0 },
] as AdminOrder['products'];

test('pieces that were refunded are not refunded again', () => {
  const [first, ...others] = products as [AdminOrder['products'][number]];
  expect(refundableLines({ products: [{ ...first, refundedQuantity: 2 }, ...others] })).toEqual([
    { productId: 'a', name: 'Siren Fountain', pieces: 1, piecePaise: 8995 },
    { productId: 'b', name: 'Rocket', pieces: 1, piecePaise: 5000 },
  ]);
});

const lines = refundableLines({ products });
const amountOf = (values: Partial<Parameters<typeof refundedAmount>[0]>) =>
  refundedAmount(
    { kind: 'rest', pieces: [], amount: '', ...values },
    {
      lines,
      refundable: { amount: 319.85, currency: 'INR' },
      sold: { subtotalPaise: 31_985, adjustments: [], refundedPaise: 0 },
    },
  );

test('the amount is the rest, what was paid for the pieces, or what is typed', () => {
  expect(amountOf({})).toBe(319.85);
  expect(amountOf({ kind: 'lines', pieces: ['2', ''] })).toBe(179.9);
  expect(amountOf({ kind: 'lines', pieces: ['3', '1'] })).toBe(319.85);
  expect(amountOf({ kind: 'amount', amount: '₹ 1,50' })).toBeUndefined();
  expect(amountOf({ kind: 'amount', amount: '₹150.50' })).toBe(150.5);
});

test('there is no amount while something is missing or too much', () => {
  expect(amountOf({ kind: 'lines', pieces: [] })).toBeUndefined();
  expect(amountOf({ kind: 'lines', pieces: ['4'] })).toBeUndefined();
  expect(amountOf({ kind: 'lines', pieces: ['1', 'x'] })).toBeUndefined();
  expect(amountOf({ kind: 'amount' })).toBeUndefined();
  expect(amountOf({ kind: 'amount', amount: '319.86' })).toBeUndefined();
});

test.each([
  ['', undefined],
  ['3', undefined],
  ['4', 'At most 3 pieces'],
  ['1.5', 'Enter a whole number'],
  ['-1', 'Enter a whole number'],
  ['two', 'Enter a whole number'],
])('%j pieces of three: %s', (typed, error) => {
  expect(lines[0] && piecesError(typed, lines[0])).toBe(error);
});

test.each([
  ['150', undefined],
  ['1,50', 'Enter an amount, such as 150 or 89.95'],
  ['', 'Enter an amount, such as 150 or 89.95'],
  ['0', 'Enter an amount, such as 150 or 89.95'],
  ['0.001', 'At most 2 decimals'],
  ['1000', 'At most ₹319.85'],
])('the amount %j: %s', (typed, error) => {
  expect(amountError(typed, { amount: 319.85, currency: 'INR' })).toBe(error);
});

test('a payment in another currency is worded in it', () => {
  expect(amountError('200', { amount: 179.9, currency: 'USD' })).toBe('At most $179.90');
});

test('only lines with pieces are sent', () => {
  expect(chosenLines(['0', '1'], lines)).toEqual([{ productId: 'b', quantity: 1 }]);
});
