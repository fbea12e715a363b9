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
    way: 'cod',
    total: 186,
    lines: lines.toReversed(),
  };
  const lastWeek = new Date(Date.now() - 7 * 24 * 3_600_000).toISOString();
  keyOfAttempt(JSON.stringify(['cod', ['line 1', 'line 2'], request]));
  for (const other of [
    { ...placed, createdAt: lastWeek },
    { ...placed, total: 187 },
    { ...placed, way: 'online' },
    { ...placed, lines: lines.slice(1) },
  ]) {
    forgetAttemptOf([other]);
    expect(unansweredAttempt()).toBeDefined();
  }
  forgetAttemptOf([{ ...placed, createdAt: lastWeek }, placed]);
  expect(unansweredAttempt()).toBeUndefined();
});
