import type { Catalogue } from '../catalogue.ts';
import { chooseAlternatives, fallbacksLeft } from './choose-alternatives.ts';
import { correctionOf, joinPhrases, onlyCorrection } from './corrections.ts';
import { type Found, findInCatalogue, type SearchedWords } from './find-products.ts';
import {
  type Alternative,
  asOtherKeyboard,
  type Knowledge,
  nearestWords,
  type UnderstoodQuery,
  understandQuery,
} from './understand-query.ts';

type SearchOptions = {
  /** Whether only names of products and categories are searched, without a second search by fallbacks. */
  readonly inNames?: boolean;
  /** For admins, who get products with every word only. */
  readonly isWhole?: boolean;
  readonly isVisible?: (slot: number) => boolean;
};

/** The products that a search finds, and how the query was read. */
type FoundBySearch = {
  readonly understood: UnderstoodQuery;
  readonly searched: SearchedWords;
  readonly found: Found;
};

/** The notes about a search's results. */
type SearchNotes = {
  /** The query as corrected for the best match; undefined if nothing was corrected. */
  readonly readAs?: string | undefined;
  /** The corrected query, if every result was found by the correction. */
  readonly correctedTo?: string | undefined;
  /** The words of the query that the best match lacks. */
  readonly missingWords?: string[] | undefined;
};

export const knowledgeOf = ({ index, synonyms }: Catalogue): Knowledge => ({
  vocabulary: index.vocabulary(),
  synonyms,
});

/** If one product has every word, products that lack one are not found. */
const enough = 1;

export const searchCatalogue = (
  catalogue: Catalogue,
  search: string,
  options: SearchOptions = {},
): FoundBySearch =>
  searchUnderstood(catalogue, understandQuery(search, knowledgeOf(catalogue)), {
    ...options,
    search,
  });

/** Searches again with fallbacks for words that nothing has, and as typed on the other keyboard. */
export function searchUnderstood(
  catalogue: Catalogue,
  understood: UnderstoodQuery,
  { search, inNames, isWhole, isVisible }: SearchOptions & { search: string },
): FoundBySearch {
  const knowledge = knowledgeOf(catalogue);
  const find = (query: UnderstoodQuery, fallbackWords = 0): FoundBySearch => {
    const all = chooseAlternatives(query, fallbackWords);
    const alternatives = inNames ? inNamesOnly(query.words, all, knowledge) : all;
    const searched = {
      ...query,
      ...{ alternatives, inNames, isVisible, enough: isWhole ? 0 : enough },
    };
    return { understood: query, searched, found: findInCatalogue(catalogue, searched) };
  };
  const first = find(understood);
  const left = inNames
    ? 0
    : fallbacksLeft(understood, first.searched.alternatives, first.found.anyHas);
  if (left > 0 && first.searched.alternatives.length > 0) return find(understood, left);
  const isNothing = first.found.slots.length === 0;
  const typedOtherwise = isNothing ? asOtherKeyboard(search, knowledge) : undefined;
  return typedOtherwise ? find(typedOtherwise) : first;
}

/**
 * The alternatives among words of names and categories. A single Latin letter after words that no name has
 * is left out, as it is when it stands alone: half of all names may have it.
 */
function inNamesOnly(
  words: readonly string[],
  alternatives: readonly Alternative[],
  { vocabulary }: Knowledge,
): Alternative[] {
  const called = alternatives.filter((one) => one.words.every(vocabulary.isInNames));
  const at = words.length - 1;
  const last = words[at] ?? '';
  const isOneLetter = at > 0 && /^[a-z]$/.test(last);
  return isOneLetter && called.every(({ from }) => from === at) ? [] : called;
}

/**
 * @param slots the products that are listed, the best match first: what was found, or those of it that
 * pass the filters
 */
export function describeSearch(
  { understood: { words, isOtherKeyboard }, searched, found }: FoundBySearch,
  slots: Uint32Array,
): SearchNotes {
  const best = slots[0];
  if (best === undefined) return {};
  const indexes = found.readBy(best);
  const readBy = words.map(
    (word, at) => searched.alternatives[indexes[at] ?? -1] ?? onlyCorrection(word, at, searched),
  );
  const corrected = words.map((word, at) => correctionOf(word, readBy[at]) ?? word);
  const read = words.reduce(
    (bits, word, at) => (isOtherKeyboard || word !== corrected[at] ? bits | (1 << at) : bits),
    0,
  );
  const readAs = read === 0 ? undefined : joinPhrases(corrected, readBy);
  const isCorrected = slots.every((slot) => ((found.has[slot] ?? 0) & read) !== 0);
  const has = found.has[best] ?? 0;
  const missingWords = (isCorrected ? corrected : words).filter((_, at) => ((has >> at) & 1) === 0);
  return {
    readAs,
    correctedTo: isCorrected ? readAs : undefined,
    missingWords: missingWords.length > 0 ? missingWords : undefined,
  };
}

/** The slots of products with names like a query that found nothing. */
export function findSimilar(catalogue: Catalogue, search: string, limit: number): Uint32Array {
  const understood = nearestWords(search, knowledgeOf(catalogue));
  if (understood.alternatives.length === 0) return new Uint32Array();
  return findInCatalogue(catalogue, {
    ...understood,
    inNames: true,
    enough: limit,
  }).slots.subarray(0, limit);
}
