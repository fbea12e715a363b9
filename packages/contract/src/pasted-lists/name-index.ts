import { maxPhraseWords } from '../limits.ts';
import { foldWords, letterCount } from '../spelling/fold.ts';
import { isNumber } from '../spelling/number-words.ts';
import { makeCandidates, slipsAllowed, slipsBetween } from '../spelling/slip.ts';
import { soundKey } from '../spelling/sound-key.ts';
import { countWords, sizeWords } from './list-words.ts';

/** A product as the price list has it. */
export type NamedProduct = {
  readonly _id: string;
  readonly name: string;
  readonly tamilName: string;
  readonly unit: string;
  readonly position: number;
  readonly listNumber?: number | null | undefined;
  readonly alsoCalled?: string | readonly string[] | undefined;
  readonly piecesPerCase?: number | null | undefined;
};

/** Rows of words as the owner wrote them. */
export type SynonymWords = {
  /** Each mean the same. */
  readonly equal: readonly (readonly string[])[];
  /** The words find others, too. */
  readonly oneWay: readonly { readonly words: readonly string[]; readonly to: readonly string[] }[];
  /** Words that say nothing of a product. */
  readonly filler: readonly string[];
};

/** How a part of a line says a part of a name; the least is the best. */
export const ways = { whole: 0, sound: 1, synonym: 2, oneWay: 3, slip: 4, loose: 5 } as const;
type Way = (typeof ways)[keyof typeof ways];

/** The products that some words may mean, by their places in the list. */
type Meant = { readonly way: Way; readonly products: readonly number[] };

export type NameIndex = {
  readonly products: readonly NamedProduct[];
  readonly byNumber: ReadonlyMap<number, number>;
  /** Products whose name begins with a number. */
  readonly beginningWith: ReadonlyMap<number, readonly number[]>;
  /** Products whose whole name is these words, in any order. */
  called(words: readonly string[]): readonly number[];
  /** Products whose name, without its line breaks, is this text. */
  written(text: string): readonly number[];
  meant(words: readonly string[]): readonly Meant[];
  /** What words with slips may mean. */
  resembling(words: readonly string[]): readonly Meant[];
  /** Whether the words are a synonym that several products answer to. */
  isGeneral(words: readonly string[]): boolean;
  /** Whether the words are a synonym of several words for some product, and of no such word. */
  isPhrase(words: readonly string[], not: ReadonlySet<string>): boolean;
  /** Whether a word is one of a row with such words. */
  isAmong(word: string, words: ReadonlySet<string>): boolean;
  isFiller(words: readonly string[]): boolean;
  /** Whether a number is a part of a product's name. */
  hasNumber(product: number, number: string): boolean;
};

const leastSounds = 3;
/** Of shorter words too many are alike. */
const leastSlipping = 5;
/** Fewer sounds are enough only between the two scripts. */
const sureSounds = 5;
/** More products than these answering to one synonym make it a kind of products. */
const fewAnswers = 2;

const isTamil = (word: string): boolean => /\p{Script=Tamil}/u.test(word);

/** Numbers beside each other stay apart, so that '1 2' is not 12. */
const joined = (words: readonly string[]): string =>
  words.join(' ').replace(/(?<!\d) | (?!\d)/g, '');

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

type Row = { readonly finds: readonly string[]; readonly isOneWay: boolean; products?: number[] };

/** @param kinds names of categories, which are no names of products */
export function makeNameIndex(
  products: readonly NamedProduct[],
  synonyms: SynonymWords,
  kinds: readonly string[],
): NameIndex {
  const synonymRows = indexSynonyms(synonyms);
  const names = indexNames(products, synonymRows);
  const { phrases } = names;
  const { answering, rowsOf, find, findResembling } = makeFinder(names, synonymRows);
  const fillers = new Set(synonyms.filler.map((phrase) => joined(foldWords(phrase))));
  const kindNames = new Set(kinds.map((name) => nameKey(foldWords(name))));
  const kept = new Map<string, Meant[]>();
  const keptSlips = new Map<string, Meant[]>();

  return {
    products,
    byNumber: names.byNumber,
    beginningWith: names.beginningWith,
    called: (words) => names.wholeNames.get(nameKey(words)) ?? [],
    written: (text) => names.texts.get(onOneLine(text)) ?? [],
    meant(words) {
      const phrase = joined(words);
      const found = kept.get(phrase) ?? find(words);
      kept.set(phrase, found);
      return found;
    },
    resembling(words) {
      const phrase = joined(words);
      const found = keptSlips.get(phrase) ?? findResembling(phrase);
      keptSlips.set(phrase, found);
      return found;
    },
    isGeneral(words) {
      const phrase = joined(words);
      return (
        kindNames.has(nameKey(words)) ||
        (phrases.get(phrase)?.length ?? 0) > fewAnswers ||
        rowsOf(phrase).some((row) => answering(row).length > fewAnswers)
      );
    },
    isPhrase: (words, not) =>
      rowsOf(joined(words)).some(
        (row) =>
          !row.isOneWay &&
          answering(row).length > 0 &&
          !row.finds.some((phrase) => not.has(phrase)),
      ),
    isAmong: (word, words) =>
      words.has(word) ||
      rowsOf(word).some((row) => !row.isOneWay && row.finds.some((phrase) => words.has(phrase))),
    isFiller: (words) => fillers.has(joined(words)),
    hasNumber: (product, number) => names.numbers[product]?.has(number) ?? false,
  };
}

type SynonymRows = ReturnType<typeof indexSynonyms>;

/** The owner's rows by their phrases, and by how these sound. */
function indexSynonyms(synonyms: SynonymWords) {
  const rows = new Map<string, Row[]>();
  const soundRows = new Map<string, Row[]>();
  const addRow = (words: readonly string[], to: readonly string[], isOneWay: boolean): void => {
    const row: Row = { finds: to.map((phrase) => joined(foldWords(phrase))), isOneWay };
    for (const phrase of words.map((word) => joined(foldWords(word)))) {
      if (phrase === '') continue;
      add(rows, phrase, row);
      const key = soundKey(phrase);
      if (key.length >= leastSounds) add(soundRows, key, row);
    }
  };
  for (const words of synonyms.equal) addRow(words, words, false);
  for (const { words, to } of synonyms.oneWay) addRow(words, to, true);
  return { rows, soundRows };
}

type Names = ReturnType<typeof indexNames>;

/** The names of products by the phrases, numbers and sounds in them. */
function indexNames(products: readonly NamedProduct[], { rows }: SynonymRows) {
  const phrases = new Map<string, number[]>();
  /** The unit of a size, without its number. */
  const loose = new Map<string, number[]>();
  const sounds = new Map<string, { phrase: string; products: number[] }[]>();
  const wholeNames = new Map<string, number[]>();
  const texts = new Map<string, number[]>();
  const byNumber = new Map<number, number>();
  const beginningWith = new Map<number, number[]>();
  const numbers = products.map(() => new Set<string>());
  const single = new Set<string>();

  for (const [at, product] of products.entries()) {
    const number = product.listNumber === undefined ? product.position : product.listNumber;
    if (number !== null) byNumber.set(number, at);
    add(texts, onOneLine(product.name), at);
    for (const name of namesOf(product)) {
      const words = foldWords(name);
      const [first] = words;
      if (isNumber(first) && !first.includes('.')) add(beginningWith, Number(first), at);
      for (const [place, word] of words.entries()) {
        if (!isNumber(word)) single.add(word);
        else if (!countWords.has(words[place + 1] ?? '')) numbers[at]?.add(word);
      }
      for (const { phrase, isLoose } of phrasesOf(words, rows))
        add(isLoose ? loose : phrases, phrase, at);
      add(wholeNames, nameKey(words), at);
    }
  }
  for (const [phrase, having] of phrases) {
    const key = /\d/.test(phrase) ? '' : soundKey(phrase);
    if (key.length >= leastSounds) add(sounds, key, { phrase, products: having });
  }
  return { phrases, loose, sounds, wholeNames, texts, byNumber, beginningWith, numbers, single };
}

/** The phrases in the words of a name; of more than two words those that a synonym has or that have 'in'. */
function* phrasesOf(words: readonly string[], rows: SynonymRows['rows']) {
  for (let from = 0; from < words.length; from += 1) {
    for (let end = from + 1; end <= Math.min(words.length, from + maxPhraseWords); end += 1) {
      const phrase = joined(words.slice(from, end));
      if (end - from > 2 && !rows.has(phrase) && words[from + 1] !== 'in') continue;
      yield { phrase, isLoose: sizeWords.has(words[from] ?? '') && isNumber(words[from - 1]) };
    }
  }
}

/** Functions that find the products which words may mean. */
function makeFinder({ phrases, loose, sounds, single }: Names, { rows, soundRows }: SynonymRows) {
  const answering = (row: Row): number[] => {
    row.products ??= distinct(
      row.finds.flatMap((phrase) => [
        ...(phrases.get(phrase) ?? []),
        ...((countWords.has(phrase) ? undefined : loose.get(phrase)) ?? []),
        ...(sounds.get(soundKey(phrase)) ?? [])
          .filter((one) => soundsSurely(phrase, one.phrase))
          .flatMap((one) => one.products),
      ]),
    );
    return row.products;
  };
  const rowsOf = (phrase: string): Row[] => {
    const written = rows.get(phrase) ?? [];
    const key = soundKey(phrase);
    if (written.length > 0 || key.length < sureSounds - 1) return written;
    return soundRows.get(key) ?? [];
  };

  let slips: ReturnType<typeof makeCandidates> | undefined;
  const resembling = (word: string): string[] => {
    const limit = letterCount(word) < leastSlipping ? 0 : slipsAllowed(letterCount(word));
    if (limit === 0 || /\d/.test(word)) return [];
    slips ??= makeCandidates([...new Set([...single, ...rows.keys()])].filter(isLetters));
    return slips(word, limit).filter(
      (other) => other[0] === word[0] && slipsBetween(word, other, limit) <= limit,
    );
  };

  const find = (words: readonly string[]): Meant[] => {
    const phrase = joined(words);
    const found: Meant[] = [];
    const whole = phrases.get(phrase);
    if (whole) found.push({ way: ways.whole, products: whole });
    const unnumbered = loose.get(phrase);
    if (unnumbered) found.push({ way: ways.loose, products: unnumbered });
    const heard = (sounds.get(/\d/.test(phrase) ? '' : soundKey(phrase)) ?? [])
      .filter((one) => one.phrase !== phrase && soundsSurely(phrase, one.phrase))
      .flatMap((one) => one.products);
    if (heard.length > 0) found.push({ way: ways.sound, products: distinct(heard) });
    for (const row of rowsOf(phrase)) {
      found.push({ way: row.isOneWay ? ways.oneWay : ways.synonym, products: answering(row) });
      const counted = row.finds.filter((one) => countWords.has(one));
      const unnumbered = counted.flatMap((one) => loose.get(one) ?? []);
      if (unnumbered.length > 0) found.push({ way: ways.loose, products: distinct(unnumbered) });
    }
    const [number, unit = '', ...others] = words;
    if (isNumber(number) && !isNumber(unit) && others.length === 0) {
      const sizes = rowsOf(unit).flatMap((row) => (row.isOneWay ? [] : row.finds));
      const sized = sizes.flatMap((written) => phrases.get(number + written) ?? []);
      if (sized.length > 0) found.push({ way: ways.synonym, products: distinct(sized) });
    }
    return found;
  };
  const findResembling = (phrase: string): Meant[] =>
    resembling(phrase).flatMap((other) => [
      { way: ways.slip, products: phrases.get(other) ?? [] },
      ...(rows.get(other) ?? [])
        .filter((row) => !row.isOneWay)
        .map((row) => ({ way: ways.slip, products: answering(row) })),
    ]);

  return { answering, rowsOf, find, findResembling };
}

const isLetters = (phrase: string): boolean => !/\d/.test(phrase);

/** Short words of one script may sound alike and mean other things. */
const soundsSurely = (one: string, other: string): boolean =>
  one === other || isTamil(one) !== isTamil(other) || soundKey(one).length >= sureSounds;

function namesOf({ name, tamilName, alsoCalled }: NamedProduct): string[] {
  const others = typeof alsoCalled === 'string' ? alsoCalled.split(',') : (alsoCalled ?? []);
  return [name, tamilName, ...others].filter((text) => text !== '');
}

/** The words of a name in one order, as they sound. */
const nameKey = (words: readonly string[]): string =>
  words
    .map((word) => (soundKey(word).length >= leastSounds ? soundKey(word) : word))
    .toSorted()
    .join(' ');

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (values.at(-1) !== value) values.push(value);
}

const distinct = (places: readonly number[]): number[] =>
  [...new Set(places)].toSorted((a, b) => a - b);
