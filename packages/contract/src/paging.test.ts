import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { maxPage } from './limits.ts';
import { pagingBody, pagingQuery } from './paging.ts';

const body = z.object(pagingBody(12));
const query = z.object(pagingQuery(10));

test('what is left out is the first page, of the list’s own size', () => {
  expect(body.parse({})).toEqual({ page: 1, limit: 12 });
  expect(query.parse({})).toEqual({ page: 1, limit: 10 });
});

test('a number beyond the bounds counts as the nearest one within', () => {
  expect(body.parse({ page: 0, limit: 5000 })).toEqual({ page: 1, limit: 100 });
  expect(body.parse({ page: Number.MAX_SAFE_INTEGER, limit: -3 })).toEqual({
    page: maxPage,
    limit: 1,
  });
  expect(query.parse({ page: '99999999999', limit: '101' })).toEqual({ page: maxPage, limit: 100 });
  expect(query.parse({ page: '-1', limit: '0' })).toEqual({ page: 1, limit: 1 });
});

test('what is no whole number is refused', () => {
  for (const page of [1.5, '2', null, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(body.safeParse({ page }).success, String(page)).toBe(false);
  }
  for (const page of ['', '1.5', 'two', '1e3', '9'.repeat(16)]) {
    expect(query.safeParse({ page }).success, page).toBe(false);
  }
});
