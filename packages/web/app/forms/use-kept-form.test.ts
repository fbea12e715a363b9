import { expect, test } from 'vitest';
import { fitInto } from './use-kept-form.ts';

const now = {
  name: '',
  isDefault: false,
  rows: [{ name: 'a' }],
  facts: { noise: '' },
  image: null,
};

test.each([
  ['what was typed', { name: 'Kavi', isDefault: true }, { name: 'Kavi', isDefault: true }],
  ['rows that were added', { rows: [] }, { rows: [] }],
  ['fields in fields', { facts: { noise: '90' } }, { facts: { noise: '90' } }],
  ['what had no value before', { image: '/uploads/a.webp' }, { image: '/uploads/a.webp' }],
  ['a field that the form has no more', { price: '3' }, {}],
  ['a field of another kind', { name: null, isDefault: 'yes', rows: {}, facts: 'loud' }, {}],
])('a form takes of what was kept %s', (_what, kept, taken) => {
  expect(fitInto(now, kept)).toEqual({ ...now, ...taken });
});
