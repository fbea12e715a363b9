import { expect, test } from 'vitest';
import {
  categoryPassport,
  completePassport,
  editPassport,
  inheritFacts,
  missingFacts,
  statedFacts,
} from './passport.ts';

test('a product has the facts of its category that it does not state itself', () => {
  const own = { noiseDb: 90, minAge: null, isImported: false };
  const ofCategory = { noiseDb: 0, minAge: 12, isImported: true, class: 'star' } as const;
  expect(inheritFacts(own, ofCategory)).toEqual({
    ...{ noiseDb: 90, minAge: 12, isImported: false, class: 'star' },
  });
  for (const nothing of [null, undefined, {}]) expect(inheritFacts(own, nothing)).toBe(own);
});

test('a value of 0, or No, is a statement, and one that is taken back inherits again', () => {
  const ofCategory = { noiseDb: 80, hasBannedSalts: true };
  const own = completePassport({ noiseDb: 0, hasBannedSalts: false });
  expect(inheritFacts(own, ofCategory)).toMatchObject({ noiseDb: 0, hasBannedSalts: false });
  const edited = editPassport(own, { noiseDb: null });
  expect(inheritFacts(edited, ofCategory)).toMatchObject({ noiseDb: 80, hasBannedSalts: false });
});

test('what the category states is not missing', () => {
  const missing = (facts: object) => missingFacts(completePassport(inheritFacts({}, facts)));
  expect(missing({ class: 'none', pieces: 1, minAge: 12 })).toEqual([]);
  expect(missing({ class: 'none', pieces: 1 })).toEqual(['minAge']);
});

test('a category states no facts of the label of one product', () => {
  expect(categoryPassport.safeParse({ minAge: 12, noiseDb: null }).success).toBe(true);
  for (const name of ['neeriRef', 'pesoRef', 'qrText']) {
    expect(categoryPassport.safeParse({ [name]: 'PESO/1234' }).success, name).toBe(false);
  }
  expect(statedFacts({ minAge: 12, noiseDb: null, joinedPieces: 0 })).toEqual({
    ...{ minAge: 12, joinedPieces: 0 },
  });
});
