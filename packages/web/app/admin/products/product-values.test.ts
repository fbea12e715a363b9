import type { Product } from '@mathappu/contract/catalogue';
import { completePassport, type Passport } from '@mathappu/contract/catalogue/passport';
import { noPlainFields } from '@mathappu/contract/catalogue/product-fields';
import { expect, test } from 'vitest';
import {
  changedFields,
  editOf,
  isDraft,
  mergeEdits,
  sellingPriceOf,
  valuesOf,
} from './product-values.ts';

const rocket: Product = {
  _id: '1',
  name: 'Rocket',
  description: 'Up',
  price: 120,
  discount: 0,
  stock: null,
  unit: null,
  rating: 4.5,
  reviews: { average: null, count: 0 },
  image: ['/uploads/a.webp'],
  imagePlaceholder: [''],
  details: { Height: '12 m' },
  category: null,
  ...noPlainFields,
  ...{ mrp: null, piecesPerCase: null, listNumber: null },
  passport: completePassport({}),
  listingProblems: [],
  version: 1,
  updatedAt: '2026-11-21T00:00:00.000Z',
};

test('numbers become text, null becomes empty, details become rows', () => {
  expect(valuesOf(rocket)).toMatchObject({
    price: '120',
    stock: '',
    unit: '',
    rating: '4.5',
    details: [{ name: 'Height', value: '12 m' }],
  });
});

test('the changed fields are those of the form that differ', () => {
  const later = { ...rocket, version: 2, updatedAt: '2026-11-22T00:00:00.000Z' };
  expect(changedFields(rocket, later)).toEqual([]);
  const changed = { ...later, price: 99, image: [], details: { Height: '14 m' } };
  expect(changedFields(rocket, changed)).toEqual(['Price', 'Images', 'Details']);
});

test('of two edits each keeps the fields that only it changed; the typed value wins elsewhere', () => {
  const theirs = { ...rocket, price: 99, stock: 4, description: 'Up high' };
  const written = { ...valuesOf(rocket), price: '110', name: 'Moon rocket' };
  expect(mergeEdits(written, { base: rocket, theirs })).toEqual({
    ...valuesOf(rocket),
    name: 'Moon rocket',
    price: '110',
    stock: '4',
    description: 'Up high',
  });
});

test('of two edits of a passport each keeps the facts that only it changed', () => {
  const known = (facts: Partial<Passport>) => ({ ...rocket, passport: completePassport(facts) });
  const base = known({ noiseDb: 90, isImported: false });
  const theirs = known({ noiseDb: 90, minAge: 18, isImported: true });
  expect(changedFields(base, theirs)).toEqual(['Age', 'Made outside India']);
  const typed = valuesOf(base);
  const written = { ...typed, passport: { ...typed.passport, noiseDb: '95' } };
  expect(mergeEdits(written, { base, theirs }).passport).toEqual({
    ...valuesOf(theirs).passport,
    noiseDb: '95',
  });
});

test('of two edits of a stock the difference of each stays', () => {
  const base = { ...rocket, stock: 20 };
  const theirs = { ...rocket, stock: 15 };
  const merge = (stock: string) => mergeEdits({ ...valuesOf(base), stock }, { base, theirs }).stock;
  expect([merge('30'), merge('20'), merge('2'), merge('many')]).toEqual(['25', '15', '0', 'many']);
  const offSale = { base, theirs: rocket };
  expect(mergeEdits({ ...valuesOf(base), stock: '30' }, offSale).stock).toBe('30');
});

test('a product as an edit leaves images and details alone; a draft is none', () => {
  const complete = { ...rocket, stock: 0, unit: 'Box' };
  const { name, description, price, discount, stock, unit, rating } = complete;
  expect(editOf(complete)).toEqual({ name, description, price, discount, stock, unit, rating });
  for (const field of ['price', 'stock', 'unit'] as const) {
    expect([field, isDraft({ ...complete, [field]: null })]).toEqual([field, true]);
  }
});

test.each([
  ['1,380', 57.5, '₹586.50'],
  ['₹99.99', 12.5, '₹87.49'],
  ['100', 0, undefined],
  ['', 10, undefined],
  ['12,5', 10, undefined],
  ['100', 101, undefined],
])('with a price of %j and %d %% off customers pay %s', (price, discount, selling) => {
  expect(sellingPriceOf(price, discount)).toBe(selling);
});
