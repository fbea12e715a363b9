import { expect, test } from 'vitest';
import { isBarHidden } from './hide-on-scroll.ts';

test('scrolling down hides the bar, scrolling up shows it', () => {
  expect(isBarHidden(200, 100, false)).toBe(true);
  expect(isBarHidden(199, 200, true)).toBe(false);
});

test('within ten pixels of the top the bar is always shown', () => {
  expect(isBarHidden(10, 0, false)).toBe(false);
  expect(isBarHidden(11, 10, false)).toBe(true);
  expect(isBarHidden(-40, -20, true)).toBe(false);
});

test('without movement the bar stays as it is', () => {
  expect(isBarHidden(300, 300, true)).toBe(true);
  expect(isBarHidden(300, 300, false)).toBe(false);
});
