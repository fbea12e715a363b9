import { expect, test } from 'vitest';
import * as inTamil from '../words/passport.ta.ts';
import { completePassport } from './passport.ts';
import { describeFacts, smallPrint } from './passport-texts.ts';

const textsOf = (facts: Parameters<typeof completePassport>[0]) =>
  Object.fromEntries(
    describeFacts(completePassport(facts)).map(({ label, text }) => [label, text]),
  );

test('a fact is worded, and what should be stated and is not is said to be so', () => {
  expect(textsOf({})).toEqual({
    Class: 'Not stated',
    'PESO reference': 'Not stated',
    'Noise at 4 metres': 'Not stated',
    'Number of pieces': 'Not stated',
    'Safe distance': 'Not stated',
    Age: 'Not stated',
    'Joined by one fuse': 'Not stated',
    'Banned salts': 'Not stated',
    'Made outside India': 'Not stated',
  });
  expect(textsOf({ class: 'none', minAge: 18, noiseDb: 0, joinedPieces: 0 })).toEqual({
    Class: 'Not a firework',
    'Noise at 4 metres': 'Silent',
    'Number of pieces': 'Not stated',
    Age: 'Adults only',
    'Joined by one fuse': 'No',
  });
  expect(textsOf({ class: 'swas', heightMetres: 2.5, bestSeen: 'night', minAge: 8 })).toMatchObject(
    {
      'NEERI reference': 'Not stated',
      Height: '2.5 metres',
      'Best seen': 'After dark',
      Age: 'From 8 years, with an adult',
    },
  );
});

test('small print has the facts of an order, and says what is not stated', () => {
  const passport = completePassport({
    ...{ class: 'star', neeriRef: 'NEERI/1', noiseDb: 90, minDistanceMetres: 5, minAge: 12 },
  });
  expect(smallPrint(passport)).toBe(
    'Class: STAR · NEERI reference: NEERI/1 · PESO reference: Not stated · Noise at 4 metres: 90 dB · Safe distance: 5 metres · Age: From 12 years, with an adult',
  );
  expect(smallPrint(passport, inTamil)).toContain(`${inTamil.classLabel}: STAR`);
  expect([smallPrint(null), smallPrint(completePassport({ pieces: 5 }))]).toEqual(['', '']);
});
