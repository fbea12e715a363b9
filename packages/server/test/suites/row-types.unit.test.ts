import { expect, test } from 'vitest';
import { findMismatches, findTypedStatements } from '#test/row-types.ts';

test('the row type of every statement written as SQL can be read', () => {
  const statements = [...findTypedStatements().values()];
  expect(statements.length).toBeGreaterThan(20);
  expect(statements.filter(({ shape }) => !shape).map(({ place }) => place)).toEqual([]);
});

test('a column of another name or kind is a mismatch', () => {
  const shape = new Map([
    ['id', { isOptional: false, kinds: ['string'] }],
    ['stock', { isOptional: false, kinds: ['number', 'null'] }],
  ]);
  expect(findMismatches(shape, { id: 'a', stock: null })).toEqual([]);
  expect(findMismatches(shape, { id: 'a', stock: '4' })).toEqual(['stock is string']);
  expect(findMismatches(shape, { ident: 'a', stock: 4 })).toEqual([
    'the type has no ident',
    'no column id',
  ]);
});
