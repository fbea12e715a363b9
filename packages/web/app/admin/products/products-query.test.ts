import { expect, test } from 'vitest';
import { productsQuery } from './products-query.ts';

/** The key has what is asked of the call. */
const asked = (query: string) => productsQuery(new URLSearchParams(query)).queryKey;

test('the list asks for what its own filters offer', () => {
  const query = 'category=caps&listing=passport&stock=low&search=wala&sort=price-asc&page=2';
  expect(asked(query)).toContainEqual({
    body: {
      page: 2,
      search: 'wala',
      category: 'caps',
      limit: 10,
      isRunningOut: true,
      isUnlisted: false,
      lacksPassport: true,
      sort: 'price-asc',
    },
  });
});

test('filters and orders of customers in its address are not asked for', () => {
  const filters = 'class=star&discount=25&noise=loud&price=100-500&seen=day&suits=adults';
  expect(asked(`${filters}&stock=in&sort=bestselling`)).toEqual(asked(''));
});
