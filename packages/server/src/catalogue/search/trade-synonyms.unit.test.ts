import { maxPhrases, maxPhraseWords, maxSynonyms } from '@mathappu/contract/limits';
import { foldWords } from '@mathappu/contract/spelling/fold';
import { expect, test } from 'vitest';
import { readTradeSynonyms } from './read-trade-synonyms.ts';
import { joined } from './synonym-rules.ts';

const rows = readTradeSynonyms();

test('the rows are such as an admin could write', () => {
  expect(rows.length).toBeLessThan(maxSynonyms - 200);
  for (const { kind, words, to } of rows) {
    expect([words[0], words.length <= maxPhrases]).toEqual([words[0], true]);
    if (kind === 'equal') expect([words[0], words.length >= 2]).toEqual([words[0], true]);
    if (kind === 'oneWay') expect([words.length, to.length > 0]).toEqual([1, true]);
    for (const phrase of [...words, ...to]) {
      const length = foldWords(phrase).length;
      expect([phrase, length > 0 && length <= maxPhraseWords]).toEqual([phrase, true]);
    }
  }
});

test('a phrase stands in one row of each kind, once', () => {
  for (const kind of ['equal', 'oneWay', 'filler']) {
    const phrases = rows
      .filter((row) => row.kind === kind)
      .flatMap(({ words }) => words.map((phrase) => joined(foldWords(phrase))));
    const repeated = phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at);
    expect([kind, repeated]).toEqual([kind, []]);
  }
});
