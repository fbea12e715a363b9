import { expect, test } from 'vitest';
import { pagesWithEnds, pageWindow } from './pagination.tsx';

test('is centred on the current page', () => {
  expect(pageWindow(6, 20, 5)).toEqual([4, 5, 6, 7, 8]);
});

test('keeps its width at both ends', () => {
  expect(pageWindow(1, 20, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(2, 20, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(19, 20, 5)).toEqual([16, 17, 18, 19, 20]);
  expect(pageWindow(20, 20, 5)).toEqual([16, 17, 18, 19, 20]);
});

test('shows every page when there are fewer than fit', () => {
  expect(pageWindow(2, 3, 5)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 1, 5)).toEqual([1]);
  expect(pageWindow(1, 0, 5)).toEqual([]);
});

test('stays inside when the current page lies beyond the last', () => {
  expect(pageWindow(99, 7, 5)).toEqual([3, 4, 5, 6, 7]);
});

test('pages with ends show the first, the last and the current page', () => {
  expect(pagesWithEnds(1, 7, 5)).toEqual([1, 2, 3, 7]);
  expect(pagesWithEnds(3, 7, 5)).toEqual([1, 2, 3, 7]);
  expect(pagesWithEnds(4, 7, 5)).toEqual([1, 4, 7]);
  expect(pagesWithEnds(5, 7, 5)).toEqual([1, 5, 6, 7]);
  expect(pagesWithEnds(99, 7, 5)).toEqual([1, 5, 6, 7]);
  expect(pagesWithEnds(2, 5, 5)).toEqual([1, 2, 3, 4, 5]);
});
