import { expect, test } from 'vitest';
import { chooseLead } from './choose-lead.ts';

const frequencies: Readonly<Record<string, number>> = {
  ...{ box: 20_000, little: 20_000, mini: 2_000, rocket: 2_000, 30: 300 },
};

/** The lead of words of a query, each with the words of products that stand for it. */
function leadOf(query: Readonly<Record<string, readonly string[]>>) {
  const words = Object.keys(query).toSorted((a, b) => a.localeCompare(b));
  const alternatives = words.flatMap((word, at) =>
    (query[word] ?? []).map((other) => ({
      ...{ from: at, to: at, isFallback: false, words: other.split(' ') },
      match: /^\d+$/.test(other) && other !== word ? ('beginning' as const) : ('whole' as const),
    })),
  );
  return chooseLead(words, alternatives, (word) => frequencies[word] ?? 0);
}

test('a search begins with its rarest word', () => {
  expect(leadOf({ baby: ['mini', 'little'], rocket: ['rocket'] })).toEqual({
    words: ['rocket'],
    at: 1,
    findsPartial: false,
  });
  expect(leadOf({ box: ['box'], rare: ['rare'] })?.words).toEqual(['rare']);
  // Of words that are only found together the rarest stands for all.
  expect(leadOf({ box: ['box'], pot: ['little rocket', 'rare'] })?.words).toEqual([
    'rocket',
    'rare',
  ]);
});

test('the only number is in all products found, also where no product can have all words', () => {
  expect(leadOf({ 30: ['30'], box: ['box'] })?.findsPartial).toBe(true);
  expect(leadOf({ 30: ['30'], box: ['box'], unknown: [] })).toEqual({
    ...{ words: ['30'], at: 0, findsPartial: true },
  });
  expect(leadOf({ 30: ['30'], 31: ['rare'], box: ['box'], unknown: [] })).toBeUndefined();
});

test('a number that only begins others leads as any word does', () => {
  expect(leadOf({ 3: ['30'], box: ['box'] })).toEqual({
    ...{ words: ['30'], at: 0, findsPartial: false },
  });
  expect(leadOf({ 3: ['30'], box: ['box'], unknown: [] })).toBeUndefined();
});

test.each([
  ['a single word', { box: ['box'] }],
  ['words as frequent as each other', { mini: ['mini'], rocket: ['rocket'] }],
  ['a word that no product has', { box: ['box'], rocket: ['rocket'], unknown: [] }],
  ['few products', { 30: ['30'], rare: ['rare'] }],
])('nothing leads %s', (_, query) => expect(leadOf(query)).toBeUndefined());
