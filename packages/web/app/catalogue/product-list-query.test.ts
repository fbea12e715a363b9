import { expect, test } from 'vitest';
import { listAddress, readListQuery } from './product-list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query));

test('an address and what it asks for are each other’s inverse', () => {
  for (const asked of [
    { page: 1, search: '' },
    { page: 3, search: '' },
    { page: 1, search: '10 cm & red' },
    { page: 2, search: 'மத்தாப்பு' },
  ]) {
    expect(readListQuery(new URL(listAddress(asked), 'http://shop').searchParams)).toEqual(asked);
  }
});

test('the first page of everything is the bare address', () => {
  expect(listAddress({ page: 1, search: '' })).toBe('/products');
});

test('an unreadable page is the first', () => {
  for (const page of ['0', '-1', '1.5', 'abc', '', '99999999']) {
    expect(read(`page=${page}`).page, page).toBe(1);
  }
});

test('a search is tidied and holds at most 100 characters', () => {
  expect(read('search=%20flower%20%20pot%20').search).toBe('flower pot');
  expect(read(`search=${'a'.repeat(150)}`).search).toHaveLength(100);
});
