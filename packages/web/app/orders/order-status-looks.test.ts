import { expect, test } from 'vitest';
import { statusLooks, statusWords } from './order-status-looks.ts';

test.each([
  ['processing', 'yellow'],
  ['shipped', 'blue'],
  ['delivered', 'green'],
  ['cancelled', 'grey'],
  ['pending_payment', 'grey'],
])('%s is %s', (status, tone) => {
  expect(statusLooks(status).tone).toBe(tone);
});

test('each of the usual states has an icon of its own', () => {
  const icons = ['processing', 'shipped', 'delivered', 'other'].map((s) => statusLooks(s).Icon);
  expect(new Set(icons).size).toBe(4);
});

test('an order without a status is being processed', () => {
  expect(statusWords({ orderStatus: '' as never })).toBe('processing');
  expect(statusWords({ orderStatus: 'pending_payment' })).toBe('pending payment');
});
