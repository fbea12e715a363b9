import { expect, test } from 'vitest';
import { changeParams, readChoice } from './list-address.ts';

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
