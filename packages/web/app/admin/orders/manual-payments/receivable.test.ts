import { expect, test } from 'vitest';
import { receivableOf } from './receivable.ts';

test.each([
  ['offline', [], 186],
  ['offline', [100, -20.5], 106.5],
  ['offline', [186], 0],
  ['offline', [186, -186], 186],
  ['cod', [], 0],
  ['cod', [-50], 50],
  ['online', [-50, 50], 0],
] as const)('%s with receipts of %j: %d', (paymentMethod, amounts, rest) => {
  const receipts = amounts.map((amount) => ({ amount }));
  expect(receivableOf({ paymentMethod, totalAmount: 186 }, receipts)).toBe(rest);
});
