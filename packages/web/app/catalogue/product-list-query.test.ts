import { expect, test } from 'vitest';
import { productListPath } from '#web/document/paths.ts';
import { readProductQuery } from './product-list-query.ts';

const read = (query: string) => readProductQuery(new URLSearchParams(query));

test('edge 1: of several categories the first counts; one that cannot be read is none', () => {
  expect(read('category=rockets&category=caps').category).toBe('rockets');
  for (const query of ['', 'category=', 'category=<b>', `category=${'x'.repeat(61)}`]) {
    expect(read(query), query).toEqual({ page: 1, search: '' });
  }
});

test('an address has its parameters in one order, and is read back', () => {
  const path = productListPath({ page: 2, search: 'koti', category: 'flower-pots' });
  expect(path).toBe('/products?category=flower-pots&search=koti&page=2');
  expect(read(path.slice(10))).toEqual({ page: 2, search: 'koti', category: 'flower-pots' });
});
