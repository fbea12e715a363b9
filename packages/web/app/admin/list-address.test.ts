import { expect, test } from 'vitest';
import { changeParams, readChoice, readPage, tidySearch } from './list-address.ts';

test('a page that cannot be read is the first', () => {
  const pageOf = (query: string) => readPage(new URLSearchParams(query));
  expect(pageOf('page=7')).toBe(7);
  for (const query of ['', 'page=', 'page=0', 'page=-2', 'page=1.5', 'page=x', 'page=1e9']) {
    expect(pageOf(query), query).toBe(1);
  }
});

test('a filter is one of its choices or none', () => {
  const choices = ['read', 'unread'] as const;
  expect(readChoice(new URLSearchParams('status=read'), 'status', choices)).toBe('read');
  expect(readChoice(new URLSearchParams('status=READ'), 'status', choices)).toBeUndefined();
  expect(readChoice(new URLSearchParams(), 'status', choices)).toBeUndefined();
});

test('a change keeps the rest of the address and leaves out what is empty', () => {
  const params = new URLSearchParams('status=read&page=3&search=a');
  const changed = changeParams(params, { search: 'b', page: undefined, status: '' });
  expect(String(changed)).toBe('search=b');
  expect(String(params)).toBe('status=read&page=3&search=a');
});

test('a search is trimmed, folded and cut to what the calls take', () => {
  expect(tidySearch('  gold \n rain ')).toBe('gold rain');
  expect(tidySearch('x'.repeat(200))).toHaveLength(100);
});
