import { foldWords, letterCount } from '@mathappu/contract/spelling/fold';
import { makeCandidates, slipsAllowed, slipsBetween } from '@mathappu/contract/spelling/slip';
import { soundKey } from '@mathappu/contract/spelling/sound-key';
import { makeNearest } from './nearness.ts';
import { rangeOf } from './vocabulary.ts';

/** A row as the admin wrote it: `equal` words mean each other, `oneWay` the first finds the others. */
export type SynonymRow = {
  readonly kind: 'equal' | 'oneWay' | 'filler';
  readonly words: readonly string[];
  readonly to: readonly string[];
};

/** A phrase that a query may hold, and the phrases that it finds as well. */
export type Meaning = {
  /** The phrase as shown when a query is corrected to it. */
  readonly phrase: string;
  readonly finds: readonly (readonly string[])[];
  readonly isOneWay: boolean;
};

/**
 * The rows, looked up by the phrases of a query. Spaces do not count: 'flowerpot' is 'flower pot'.
 * Rows do not lead on to other rows.
 */
export type SynonymRules = {
  isFiller(words: readonly string[]): boolean;
  written(words: readonly string[]): readonly Meaning[];
  sounding(words: readonly string[]): readonly Meaning[];
  beginningWith(words: readonly string[]): readonly Meaning[];
  resembling(words: readonly string[]): readonly Meaning[];
  /** The phrases that sound most like a word, without a limit of difference. */
  nearest(word: string): readonly Meaning[];
};

export function makeSynonymRules(rows: readonly SynonymRow[]): SynonymRules {
  const meanings = new Map<string, Meaning[]>();
  const fillers = new Set<string>();
  for (const row of rows) {
    if (row.kind === 'filler') for (const phrase of row.words) addFiller(fillers, phrase);
    else addMeanings(meanings, row);
  }
  const bySound = new Map<string, Meaning[]>();
  for (const [phrase, found] of meanings) {
    const key = soundKey(phrase);
    if (key.length > 2) bySound.set(key, [...(bySound.get(key) ?? []), ...found]);
  }
  const phrases = [...meanings.keys()].toSorted();
  const keys = [...bySound.keys()].toSorted();
  const nearestPhrases = makeNearest(phrases);
  const resemblingPhrases = findResembling(phrases);
  const resemblingKeys = findResembling(keys);
  const of = (found: readonly string[], map: ReadonlyMap<string, Meaning[]>) =>
    found.flatMap((phrase) => map.get(phrase) ?? []);
  return {
    isFiller: (words) => fillers.has(joined(words)) || fillers.has(`~${soundKey(joined(words))}`),
    written: (words) => meanings.get(joined(words)) ?? [],
    sounding: (words) => bySound.get(soundKey(joined(words))) ?? [],
    beginningWith: (words) => [
      ...new Set([
        ...of(rangeOf(phrases, joined(words)), meanings),
        ...(soundKey(joined(words)).length > 3
          ? of(rangeOf(keys, soundKey(joined(words))), bySound)
          : []),
      ]),
    ],
    resembling: (words) => [
      ...new Set([
        ...of(resemblingPhrases(joined(words)), meanings),
        ...of(resemblingKeys(soundKey(joined(words))), bySound),
      ]),
    ],
    nearest: (word) => of(nearestPhrases(word), meanings),
  };
}

/** Numbers beside each other stay apart, so that '1 2' is not 12. */
export function joined(words: readonly string[]): string {
  return words.join(' ').replace(/(?<!\d) | (?!\d)/g, '');
}

function addFiller(fillers: Set<string>, phrase: string): void {
  const text = joined(foldWords(phrase));
  if (text === '') return;
  fillers.add(text);
  // Short words need more than an equal sound: 'the' sounds like 'tea'.
  const key = soundKey(text);
  if (key.length > 4) fillers.add(`~${key}`);
}

function addMeanings(meanings: Map<string, Meaning[]>, { kind, words, to }: SynonymRow): void {
  const phrases = distinct(words);
  const others = distinct(to);
  for (const [phrase, folded] of phrases) {
    const finds = [...(kind === 'equal' ? phrases : others).values()];
    const meaning = { phrase: folded.join(' '), finds, isOneWay: kind === 'oneWay' };
    meanings.set(phrase, [...(meanings.get(phrase) ?? []), meaning]);
  }
}

function distinct(phrases: readonly string[]): Map<string, string[]> {
  const folded = phrases.map((phrase) => foldWords(phrase)).filter((words) => words.length > 0);
  return new Map(folded.map((words) => [joined(words), words]));
}

/** Finds those of some phrases that differ by few letters. */
function findResembling(phrases: readonly string[]): (text: string) => string[] {
  const candidates = makeCandidates(phrases);
  return (text) => {
    const limit = slipsAllowed(letterCount(text));
    if (limit === 0 || /\d/.test(text)) return [];
    return candidates(text, limit).filter((phrase) => {
      const slips = slipsBetween(text, phrase, limit);
      return slips > 0 && slips <= limit;
    });
  };
}
