import { maxPhraseWords } from '@mathappu/contract/limits';
import type { Meaning, SynonymRules } from './synonym-rules.ts';

/** Neighbouring words of a query that form a synonym or a filler. */
export type Phrase = {
  readonly from: number;
  readonly to: number;
  readonly meanings: readonly Meaning[];
  readonly isFiller: boolean;
};

/** Finds phrases from left to right; at each word the longest one wins. */
export function findPhrases(words: readonly string[], synonyms: SynonymRules): Phrase[] {
  const phrases: Phrase[] = [];
  for (let from = 0; from < words.length; ) {
    const phrase = longestPhrase(words, from, synonyms);
    if (phrase) phrases.push(phrase);
    from = (phrase?.to ?? from) + 1;
  }
  return phrases;
}

function longestPhrase(
  words: readonly string[],
  from: number,
  synonyms: SynonymRules,
): Phrase | undefined {
  for (let length = Math.min(maxPhraseWords, words.length - from); length > 0; length -= 1) {
    const part = words.slice(from, from + length);
    const to = from + length - 1;
    const meanings = meaningsOf(part, to === words.length - 1, synonyms);
    if (meanings.length > 0) return { from, to, meanings, isFiller: false };
    if (synonyms.isFiller(part)) return { from, to, meanings, isFiller: true };
  }
  return undefined;
}

/** The meanings of a phrase. At the end of a query it may be the beginning of a longer one. */
function meaningsOf(
  part: readonly string[],
  isLast: boolean,
  synonyms: SynonymRules,
): readonly Meaning[] {
  const written = synonyms.written(part);
  if (written.length > 0) return written;
  const sounding = synonyms.sounding(part);
  if (sounding.length > 0 || !isLast || part.length === 1) return sounding;
  return synonyms.beginningWith(part);
}
