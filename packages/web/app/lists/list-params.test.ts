import { expect, test } from 'vitest';
import { readPage, readSearch } from './list-params.ts';

test('a page that cannot be read, or that no list has, is the first', () => {
  const pageOf = (query: string) => readPage(new URLSearchParams(query));
  expect(pageOf('page=7')).toBe(7);
  for (const query of ['', 'page=', 'page=0', 'page=-2', 'page=1.5', 'page=x', 'page=1e9']) {
    expect(pageOf(query), query).toBe(1);
  }
});

test('a search is trimmed, folded and cut to what the calls take', () => {
  const searchOf = (search: string) => readSearch(new URLSearchParams({ search }));
  expect(searchOf('  gold \n rain ')).toBe('gold rain');
  expect(searchOf('x'.repeat(200))).toHaveLength(100);
  expect(readSearch(new URLSearchParams())).toBe('');
});
