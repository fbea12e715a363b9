import { expect, test } from 'vitest';
import { isBackwards, orderStatuses } from './order-status.ts';

test('each way between two states is backwards in exactly one direction', () => {
  for (const from of orderStatuses) {
    expect(isBackwards(from, from)).toBe(false);
    for (const to of orderStatuses) {
      if (from !== to) expect(isBackwards(from, to)).toBe(!isBackwards(to, from));
    }
  }
});

test('undoing asks, cancelling does not count as going back', () => {
  expect(isBackwards('DELIVERED', 'SHIPPED')).toBe(true);
  expect(isBackwards('CANCELLED', 'PENDING')).toBe(true);
  expect(isBackwards('DELIVERED', 'CANCELLED')).toBe(false);
  expect(isBackwards('PENDING_PAYMENT', 'PENDING')).toBe(false);
});
