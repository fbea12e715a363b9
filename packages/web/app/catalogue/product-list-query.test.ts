import { expect, test } from 'vitest';
import { listAddress, readListQuery } from './product-list-query.ts';

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
