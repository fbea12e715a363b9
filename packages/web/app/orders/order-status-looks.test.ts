import { expect, test } from 'vitest';
import { customerStatus } from './order-status-looks.ts';

test.each([
  ['processing', 'yellow', 'processing'],
  ['shipped', 'blue', 'shipped'],
  ['delivered', 'green', 'delivered'],
  ['cancelled', 'grey', 'cancelled'],
  ['pending_payment', 'grey', 'pending payment'],
] as const)('%s is %s', (orderStatus, tone, words) => {
  expect(customerStatus({ orderStatus })).toMatchObject({ tone, words });
});

test('each of the usual states has its own icon', () => {
  const states = ['processing', 'shipped', 'delivered', 'cancelled'] as const;
  const icons = states.map((orderStatus) => customerStatus({ orderStatus }).Icon);
  expect(new Set(icons).size).toBe(4);
});

test('an order without a status is being processed', () => {
  expect(customerStatus({ orderStatus: '' as never }).words).toBe('processing');
});
