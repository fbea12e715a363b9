import { describe, expect, test } from 'vitest';
import { emailOf, fromOf, verifiedEmailOf } from './navigation-state.ts';

describe('where a visitor came from', () => {
  test.each([
    '/',
    '/checkout',
    '/products?search=a//b',
    '/order/MP-1234-5678?x=1#y',
    '/login-help',
  ])('%s is an address of this site', (from) => {
    expect(fromOf({ from })).toBe(from);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    '/login',
    '/login?from=/login',
    '/register',
    '',
    7,
    null,
  ])('%j is not', (from) => {
    expect(fromOf({ from })).toBeUndefined();
  });
});

test('an empty navigation state has nothing', () => {
  for (const state of [null, undefined, 'text', 3]) {
    expect(fromOf(state)).toBeUndefined();
    expect(emailOf(state)).toBeUndefined();
    expect(verifiedEmailOf(state)).toBeUndefined();
  }
});

describe('a verified code', () => {
  const email = 'priya@example.com';

  test('is passed on as the answer of its call', () => {
    expect(verifiedEmailOf({ email, data: { success: true } })).toBe(email);
  });

  test('needs the email and a success', () => {
    expect(verifiedEmailOf({ data: { success: true } })).toBeUndefined();
    expect(verifiedEmailOf({ email, data: { success: false } })).toBeUndefined();
    expect(verifiedEmailOf({ email })).toBeUndefined();
  });
});
