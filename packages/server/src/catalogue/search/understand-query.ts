import type { WordMatch } from '@mathappu/contract/catalogue/synonyms';
import { maxPhraseWords } from '@mathappu/contract/limits';
import { foldWords, letterCount } from '@mathappu/contract/spelling/fold';
import { asLatinKeys, asTamilKeys } from '@mathappu/contract/spelling/keyboard';
import { isNumber } from '@mathappu/contract/spelling/number-words';
import { soundKey } from '@mathappu/contract/spelling/sound-key';
import { findPhrases, type Phrase } from './find-phrases.ts';
import { joined, type SynonymRules } from './synonym-rules.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The data that understanding a query needs: the words of products, and the synonyms. */
export type Knowledge = { readonly vocabulary: Vocabulary; readonly synonyms: SynonymRules };

/** The ways to match a word of a query; the least number is the best. */
export const matches: Readonly<Record<WordMatch, number>> = {
  whole: 1,
  beginning: 2,
  synonym: 3,
  inside: 4,
  sound: 5,
  slip: 6,
};

/** Words of products that together stand for some neighbouring words of the query. */
export type Alternative = {
  /** The first and the last word of the query that it matches. */
  readonly from: number;
  readonly to: number;
  readonly match: WordMatch;
  readonly words: readonly string[];
  /** Whether it is used only if no better alternative finds a product for the word. */
  readonly isFallback: boolean;
  /** The text to show as the correction; without it `words` are shown. */
  readonly readAs?: string;
};

/** The alternatives that cover the query's word at index `at`. */
export const alternativesAt = (alternatives: readonly Alternative[], at: number): Alternative[] =>
  alternatives.filter(({ from, to }) => from <= at && at <= to);

export type UnderstoodQuery = {
  readonly words: readonly string[];
  readonly alternatives: readonly Alternative[];
  /** Filler words that are ignored because the query has other words. */
  readonly fillers: readonly string[];
  /** The query as a whole name, such as '=flowerpots'. */
  readonly name: string;
  /** Whether the query was read as typed with the other keyboard layout. */
  readonly isOtherKeyboard?: boolean;
};

/** The most words of a query that are searched. */
const maxWords = 12;

/** Understands a query. If no word is known, it reads the query as typed with the other keyboard layout. */
export function understandQuery(search: string, knowledge: Knowledge): UnderstoodQuery {
  const understood = readQuery(search, knowledge);
  if (understood.alternatives.length > 0) return understood;
  const otherwise = asOtherKeyboard(search, knowledge);
  return otherwise ?? understood;
}

/** Reads a query that found nothing as the words of names, or synonyms, that are most like its words. */
export function nearestWords(search: string, { vocabulary, synonyms }: Knowledge): UnderstoodQuery {
  const read = foldWords(search).slice(0, maxWords);
  const alternatives = read.flatMap((word, at) => [
    ...vocabulary.nearest(word).map((other): Alternative => ({ ...nearly(at), words: [other] })),
    ...alternativesOfPhrase(
      { from: at, to: at, meanings: synonyms.nearest(word), isFiller: false },
      vocabulary,
      'slip',
      true,
    ).filter(({ words }) => words.every(vocabulary.isInNames)),
  ]);
  return { words: read, alternatives, fillers: [], name: `=${read.join('')}` };
}

const nearly = (at: number) => ({ from: at, to: at, match: 'slip', isFallback: true }) as const;

/** The query as typed on the other keyboard, when every word of it is then known. */
export function asOtherKeyboard(search: string, knowledge: Knowledge): UnderstoodQuery | undefined {
  const typed = asTamilKeys(search) ?? asLatinKeys(search);
  if (typed === undefined) return undefined;
  const read = readQuery(typed, knowledge);
  const isKnown = read.words.every((_, at) =>
    read.alternatives.some(({ from, to }) => from <= at && at <= to),
  );
  if (!isKnown || read.words.length === 0) return undefined;
  return { ...read, isOtherKeyboard: true };
}

function readQuery(search: string, knowledge: Knowledge): UnderstoodQuery {
  const all = foldWords(search).slice(0, maxWords);
  const phrases = findPhrases(all, knowledge.synonyms);
  const isLeftOut = all.map((_, at) =>
    phrases.some(({ from, to, isFiller }) => isFiller && from <= at && at <= to),
  );
  const isEverythingFiller = isLeftOut.every(Boolean);
  const places = all.flatMap((_, at) => (isEverythingFiller || !isLeftOut[at] ? [at] : []));
  const words = places.map((at) => all[at] ?? '');
  const meanings = phrases
    .filter(({ isFiller }) => !isFiller)
    .map((phrase) => ({
      ...phrase,
      from: places.indexOf(phrase.from),
      to: places.indexOf(phrase.to),
    }));
  return {
    words,
    alternatives: [
      ...words.flatMap((_, at) => alternativesOf(words, at, meanings, knowledge)),
      ...meanings.flatMap((phrase) => alternativesOfPhrase(phrase, knowledge.vocabulary)),
      ...unfinishedPhrases(words, meanings, knowledge),
      ...misspeltPhrases(words, knowledge),
    ],
    fillers: isEverythingFiller ? [] : all.filter((_, at) => isLeftOut[at]),
    name: `=${all.join('')}`,
  };
}

export const isTamil = (word: string): boolean => /\p{Script=Tamil}/u.test(word);

/** Whether an equal sound is enough. Short words of one script may sound alike and mean other things. */
const isSureSound = (word: string, other: string): boolean =>
  isTamil(word) !== isTamil(other) || soundKey(word).length > 4;

/** The words of products that one word of the query matches. */
function alternativesOf(
  words: readonly string[],
  at: number,
  known: readonly Phrase[],
  { vocabulary }: Knowledge,
): Alternative[] {
  const word = words[at] ?? '';
  const isLast = at === words.length - 1;
  const isLong = letterCount(word) > (isTamil(word) ? 2 : 3);
  const each = (found: readonly string[], match: WordMatch, isFallback: boolean): Alternative[] =>
    found.map((other) => ({ from: at, to: at, match, words: [other], isFallback }));
  const found = vocabulary.find(word);
  const whole = each(found === undefined ? [] : [found], 'whole', false);
  // A word that is a synonym is taken as complete: only names may still begin with it.
  const isKnown = known.some(({ to }) => to === at);
  const beginnings = isLast
    ? each(vocabulary.beginningWith(word, isKnown), 'beginning', isNumber(word))
    : [];
  if (isNumber(word)) return [...whole, ...beginnings];
  const next = words[at + 1];
  const pair = next === undefined ? '' : joined([word, next]);
  const joinedWords = vocabulary.has(pair)
    ? [{ from: at, to: at + 1, match: 'whole', words: [pair], isFallback: false } as const]
    : [];
  const inside = letterCount(word) > 1 ? vocabulary.containing(word) : [];
  const begun = isLast ? vocabulary.soundingFrom(word) : [];
  const otherScript = begun.filter((other) => isTamil(other) !== isTamil(word));
  return [
    ...whole,
    ...beginnings,
    ...joinedWords,
    ...each(inside, 'inside', !isLong),
    ...vocabulary
      .soundingLike(word)
      .flatMap((other) => each([other], 'sound', !isSureSound(word, other))),
    ...each(otherScript, 'sound', soundKey(word).length < 4),
    ...each(vocabulary.resembling(word, isLast), 'slip', true),
  ];
}

function alternativesOfPhrase(
  { from, to, meanings }: Phrase,
  vocabulary: Vocabulary,
  match: WordMatch = 'synonym',
  isFallback = false,
): Alternative[] {
  return meanings.flatMap(({ phrase, finds, isOneWay }) =>
    finds
      .filter((words) => words.every((word) => vocabulary.has(word)))
      .map((words) => ({
        from,
        to,
        // Words that are found in one direction only rank below those that mean the same.
        match: isOneWay && match === 'synonym' ? 'inside' : match,
        words,
        isFallback,
        readAs: phrase,
      })),
  );
}

/** Synonyms that begin with the last word, unless that word is a synonym itself. */
function unfinishedPhrases(
  words: readonly string[],
  known: readonly Phrase[],
  { vocabulary, synonyms }: Knowledge,
): Alternative[] {
  const at = words.length - 1;
  const last = words[at];
  if (last === undefined || isNumber(last) || known.some(({ to }) => to === at)) return [];
  if (letterCount(last) < (isTamil(last) ? 2 : 3)) return [];
  const phrase = { from: at, to: at, meanings: synonyms.beginningWith([last]), isFiller: false };
  return alternativesOfPhrase(phrase, vocabulary, 'inside');
}

/** Synonyms that resemble phrases of the query, as fallbacks. */
function misspeltPhrases(
  words: readonly string[],
  { vocabulary, synonyms }: Knowledge,
): Alternative[] {
  const found: Alternative[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; length <= maxPhraseWords && from + length <= words.length; length += 1) {
      const part = words.slice(from, from + length);
      if (part.some(isNumber)) break;
      const meanings = synonyms.resembling(part);
      const phrase = { from, to: from + length - 1, meanings, isFiller: false };
      found.push(...alternativesOfPhrase(phrase, vocabulary, 'slip', true));
    }
  }
  return found;
}
