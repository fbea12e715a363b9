import { expect, test } from 'vitest';
import { wordChanges } from './word-changes.ts';

const line = { name: 'Pots', quantity: 3, unitPricePaise: 4_500, priceReason: '', reason: '' };
const change = (before: object, after: object) => ({
  ...{ field: 'line pots', reason: '' },
  ...{ before: { ...line, ...before }, after: { ...line, ...after } },
});

test('a line says why it is not as asked, also when that alone was changed', () => {
  const fewer = change({ quantity: 5 }, { reason: 'One got wet' });
  expect(wordChanges([fewer])).toEqual(['Pots: 5 → 3 (One got wet)']);
  const cheaper = { unitPricePaise: 4_000, priceReason: 'A friend', reason: 'One got wet' };
  expect(wordChanges([change({ reason: 'One got wet' }, cheaper)])).toEqual([
    'Pots, price: ₹45.00 → ₹40.00 (A friend)',
  ]);
  expect(wordChanges([change({}, { reason: 'One got wet' })])).toEqual([
    'Pots, reason: nothing → One got wet',
  ]);
});

test('a confirmed one says how it was agreed', () => {
  const agreed = { field: 'agreedBy', before: null, after: 'phone', reason: '' };
  expect(wordChanges([agreed])).toEqual(['Agreed: Phone']);
});
