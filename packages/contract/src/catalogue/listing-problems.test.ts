import { expect, test } from 'vitest';
import * as listingInTamil from '../words/listing.ta.ts';
import * as listing from '../words/listing.ts';
import * as passportInTamil from '../words/passport.ta.ts';
import * as passport from '../words/passport.ts';
import {
  type ListingFacts,
  type ListingRules,
  listingProblems,
  sentenceOfProblem,
} from './listing-problems.ts';
import { completePassport, type Passport } from './passport.ts';

const words = { listing, passport };
const wordsInTamil = { listing: listingInTamil, passport: passportInTamil };

const rules: ListingRules = {
  passport: 'off',
  passportSince: new Date('2026-11-01'),
  joined: 'block',
  conventional: 'allow',
  bannedSalts: 'block',
  imported: 'block',
  tooLoud: 'block',
};

const problemsOf = (
  passport: Partial<Passport>,
  changes: Partial<ListingRules> = {},
  facts: Partial<ListingFacts> = {},
) =>
  listingProblems(
    {
      isPriced: true,
      hasStock: true,
      hasUnit: true,
      createdAt: null,
      ...facts,
      passport: completePassport(passport),
    },
    { ...rules, ...changes },
  );

test('what is not stated is no reason but for the rule passport', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({}, { passport: 'all' })).toEqual(
    ['class', 'pesoRef', 'noiseDb', 'pieces', 'minDistanceMetres', 'minAge']
      .concat(['joinedPieces', 'hasBannedSalts', 'isImported'])
      .map((name) => `missing:${name}`),
  );
});

test('a draft lacks its price, stock and unit', () => {
  expect(problemsOf({}, {}, { isPriced: false, hasUnit: false })).toEqual([
    'missing:price',
    'missing:unit',
  ]);
});

test('the rule passport asks for the facts of products made since it did', () => {
  const isAsked = (createdAt: string | null) =>
    problemsOf(
      {},
      { passport: 'new' },
      { createdAt: createdAt === null ? null : new Date(createdAt) },
    ).length > 0;
  expect([isAsked('2026-10-31'), isAsked('2026-11-01'), isAsked(null)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('edge 22: a toy needs neither a PESO reference nor noise, a match makes no bang', () => {
  const toy = { class: 'none', pieces: 1, minAge: 8 } as const;
  expect(problemsOf(toy, { passport: 'all' })).toEqual([]);
  const green = { ...toy, class: 'swas' } as const;
  expect(problemsOf(green, { passport: 'all' })).toContain('missing:neeriRef');
  expect(problemsOf({ ...toy, noiseDb: 0 }, { passport: 'all' })).toEqual([]);
});

test.each([
  [125, 0, []],
  [126, 0, ['tooLoud:125']],
  [126, null, ['tooLoud:125']],
  [110, 1_000, ['joined']],
  [111, 1_000, ['joined', 'tooLoud:110']],
  [123, 2, ['joined']],
  [124, 2, ['joined', 'tooLoud:123']],
  [105, 10_000, ['joined']],
  [106, 10_000, ['joined', 'tooLoud:105']],
] as const)('edge 21: %d dB of %s joined pieces', (noiseDb, joinedPieces, problems) => {
  expect(problemsOf({ noiseDb, joinedPieces })).toEqual(problems);
});

test('all reasons are given at once, as sentences in both languages', () => {
  const problems = problemsOf(
    {
      class: 'conventional',
      joinedPieces: 1_000,
      noiseDb: 130,
      hasBannedSalts: true,
      isImported: true,
    },
    { conventional: 'block' },
    { hasStock: false },
  );
  expect(problems.map((problem) => sentenceOfProblem(problem, words))).toEqual([
    'Stock is missing',
    'Joined crackers are not listed (Supreme Court, 23 October 2018)',
    'Conventional crackers are not listed',
    'Contains a banned salt',
    'Made outside India',
    'Louder than 110 dB at 4 metres',
  ]);
  expect(sentenceOfProblem('tooLoud:110', wordsInTamil)).toContain('110 dB');
  expect(sentenceOfProblem('missing:stock', wordsInTamil)).toContain(listingInTamil.stock);
});
