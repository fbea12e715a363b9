import { expect, test } from 'vitest';
import { ewayLimitExceeded } from './eway-bill.ts';

const limits = { ewayWithinState: 100_000, ewayToOtherStates: 50_000 };
const ask = (state: string, total: number, isCollected = false) =>
  ewayLimitExceeded({ state, total, isCollected }, limits);

test('edge 31: exactly ₹50,000 to Kerala needs none, one paisa more does', () => {
  expect(ask('Kerala', 50_000)).toBeNull();
  expect(ask('Kerala', 50_000.01)).toEqual({ above: 50_000, isToOtherState: true });
});

test('within Tamil Nadu, also for a buyer of Kerala who collects, the other limit counts', () => {
  expect(ask('Tamil Nadu', 100_000)).toBeNull();
  expect(ask('Kerala', 100_000, true)).toBeNull();
  expect(ask('Kerala', 100_000.01, true)).toEqual({ above: 100_000, isToOtherState: false });
});
