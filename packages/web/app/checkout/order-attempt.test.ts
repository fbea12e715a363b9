import type { Order } from '@mathappu/contract/orders';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAttempt, keyOfAttempt, unansweredAttempt } from './order-attempt.ts';
import { forgetAttemptOf } from './placed-attempt.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the same content keeps its key until it has been answered', () => {
  const key = keyOfAttempt('two sparklers');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOfAttempt('two sparklers')).toBe(key);
  forgetAttempt();
  expect(unansweredAttempt()).toBeUndefined();
  expect(keyOfAttempt('two sparklers')).not.toBe(key);
});

test('other content is another attempt', () => {
  const key = keyOfAttempt('two sparklers');
  expect(keyOfAttempt('three sparklers')).not.toBe(key);
  expect(unansweredAttempt()?.content).toBe('three sparklers');
});

test('an attempt is forgotten when an order shows that it got through', () => {
  const [sparkler, rocket] = [
    '01990000-0000-7000-8000-000000000001',
    '01990000-0000-7000-8000-000000000002',
  ];
  const lines = [
    { productId: sparkler, quantity: 2 },
    { productId: rocket, quantity: 1 },
  ];
  const request = {
    product_details: lines,
    totalAmt: 186,
    subTotalAmt: 186,
    delivery_address: 'home',
  };
  const placed = {
    createdAt: new Date().toISOString(),
    paymentDetails: { paymentMethod: 'cod' },
    totalAmt: 186,
    product_details: lines.toReversed(),
  };
  const lastWeek = new Date(Date.now() - 7 * 24 * 3_600_000).toISOString();
  keyOfAttempt(JSON.stringify(['cod', ['line 1', 'line 2'], request]));
  for (const other of [
    { ...placed, createdAt: lastWeek },
    { ...placed, totalAmt: 187 },
    { ...placed, paymentDetails: { paymentMethod: 'online' } },
    { ...placed, product_details: [{ productId: sparkler, quantity: 3 }, lines[1]] },
  ]) {
    forgetAttemptOf([other as Order]);
    expect(unansweredAttempt()).toBeDefined();
  }
  forgetAttemptOf([{ ...placed, createdAt: lastWeek } as Order, placed as Order]);
  expect(unansweredAttempt()).toBeUndefined();
});
