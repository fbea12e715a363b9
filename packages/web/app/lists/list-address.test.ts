import { expect, test } from 'vitest';
import { changeParams, readChoice, readListQuery, readPage } from './list-address.ts';

test('a page that cannot be read, or that no list has, is the first', () => {
  const pageOf = (query: string) => readPage(new URLSearchParams(query));
  expect(pageOf('page=7')).toBe(7);
  for (const query of ['', 'page=', 'page=0', 'page=-2', 'page=1.5', 'page=x', 'page=1e9']) {
    expect(pageOf(query), query).toBe(1);
  }
});

test('a search is trimmed, folded and cut to the length that the calls accept', () => {
  const searchOf = (search: string) => readListQuery(new URLSearchParams({ search })).search;
  expect(searchOf('  gold \n rain ')).toBe('gold rain');
  expect(searchOf('x'.repeat(200))).toHaveLength(100);
  expect(readListQuery(new URLSearchParams())).toEqual({ page: 1, search: '' });
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
