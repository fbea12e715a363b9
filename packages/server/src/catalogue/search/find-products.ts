import { isNumber } from '@mathappu/contract/spelling/number-words';
import { type Catalogue, putInOrder } from '../catalogue.ts';
import { lastPlaces, markAt, placeOf, positionOf } from './product-words.ts';
import { type Alternative, alternativesAt, matches } from './understand-query.ts';
import { noPosting, type Posting, placeOfSlot } from './word-index.ts';

export type SearchedWords = {
  readonly words: readonly string[];
  /** The query as a whole name, such as '=flowerpots'. */
  readonly name: string;
  readonly alternatives: readonly Alternative[];
  /** Whether only words of names and categories are searched. */
  readonly inNames?: boolean | undefined;
  /** Products that lack a word are found if fewer than this number have every word. */
  readonly enough: number;
  /** Which products may be found; without it all of the catalogue. */
  readonly isVisible?: ((slot: number) => boolean) | undefined;
};

/** The products that a query finds. */
export type Found = {
  /** The slots of the products, the best match first. */
  readonly slots: Uint32Array;
  /** By slot: the words of the query, as bits, that the product has; 0 for one that is not found. */
  readonly has: Uint16Array;
  /** The words, as bits, that at least one of these products has. */
  readonly anyHas: number;
  /** For each word of the query, the index of the alternative by which a product is found. */
  readonly readBy: (slot: number) => (number | undefined)[];
};

/**
 * A product that has all words of an alternative is a hit. A hit is a number, of which the least is the
 * best: the place of the words, then their position in the text relative to the query, then the index of
 * the alternative.
 */
const placeUnit = 2 ** 36;
const positionUnit = 2 ** 20;
/** Keeps positions positive: words of a product may stand before the start of the query. */
const startOffset = 64;
const none = Number.POSITIVE_INFINITY;

/** One kind of match of the query's words `from` to `to`. */
type Way = { readonly from: number; readonly to: number; readonly match: number };

export function findInCatalogue(catalogue: Catalogue, searched: SearchedWords): Found {
  const { words, alternatives } = searched;
  const postings = alternatives.map((one) => postingOf(catalogue, one.words, searched));
  const has = wordsOfProducts(catalogue, searched, postings);
  const candidates = chooseCandidates(has, searched);
  const ways = waysOf(alternatives);
  const hits = bestHits(has, candidates, { alternatives, postings, ways });
  const matched = words.flatMap((_, at) => matchedWord(ways, at));
  const ranks = rankProducts(catalogue, candidates, { searched, hits, matched, has });
  let anyHas = 0;
  for (const slot of candidates) anyHas |= has[slot] ?? 0;
  return {
    slots: sortByRank(catalogue, candidates, ranks),
    has,
    anyHas,
    readBy(slot) {
      const row = candidates.indexOf(slot);
      return words.map((_, at) => {
        const best = matched
          .find((one) => one.at === at)
          ?.groups.map(({ columns }) => leastOf(hits, columns, row))
          .find((hit) => hit < none);
        return best === undefined ? undefined : best % positionUnit;
      });
    },
  };
}

/** The products that have all words of an alternative, each word no further than the last place. */
function postingOf(
  { index }: Catalogue,
  words: readonly string[],
  { inNames }: SearchedWords,
): Posting {
  const lastPlace = inNames ? lastPlaces.names : lastPlaces.all;
  const [first, ...others] = words
    .map((word, at) => ({ at, posting: index.postings.get(word) ?? noPosting }))
    .toSorted((a, b) => a.posting.slots.length - b.posting.slots.length);
  if (!first) return noPosting;
  if (others.length === 0 && !inNames) return first.posting;
  const slots: number[] = [];
  const marks: number[] = [];
  // The rarest word is read through; the others are looked up.
  for (let at = 0; at < first.posting.slots.length; at += 1) {
    const slot = first.posting.slots[at] ?? 0;
    const mark = first.posting.marks[at] ?? 0;
    let place = placeOf(mark);
    let start = positionOf(mark) - first.at;
    for (const other of others) {
      const found = placeOfSlot(other.posting.slots, slot);
      if (other.posting.slots[found] !== slot) place = none;
      const otherMark = other.posting.marks[found] ?? 0;
      place = Math.max(place, placeOf(otherMark));
      start = Math.min(start, positionOf(otherMark) - other.at);
    }
    if (place > lastPlace) continue;
    slots.push(slot);
    marks.push(markAt(place, start));
  }
  return { slots: Uint32Array.from(slots), marks: Uint32Array.from(marks), place: none };
}

/** By slot: the words of the query, as bits, that the product has. */
function wordsOfProducts(
  { products }: Catalogue,
  { alternatives, isVisible }: SearchedWords,
  postings: readonly Posting[],
): Uint16Array {
  const has = new Uint16Array(products.length);
  for (const [at, { from, to }] of alternatives.entries()) {
    const bits = (1 << (to + 1)) - (1 << from);
    for (const slot of postings[at]?.slots ?? []) has[slot] = (has[slot] ?? 0) | bits;
  }
  if (isVisible) {
    for (let slot = 0; slot < has.length; slot += 1)
      if (has[slot] && !isVisible(slot)) has[slot] = 0;
  }
  return has;
}

/**
 * The slots of the products that have every word. If there are too few, those of the products that have
 * one, and each number that any product has. The words of all others are set to 0.
 */
function chooseCandidates(
  has: Uint16Array,
  { words, alternatives, enough }: SearchedWords,
): Uint32Array {
  const all = (1 << words.length) - 1;
  const numbers = words.reduce(
    (bits, word, at) =>
      isMeantNumber(word, alternativesAt(alternatives, at)) ? bits | (1 << at) : bits,
    0,
  );
  let complete = 0;
  let some = 0;
  let any = 0;
  for (const bits of has) {
    if (bits === 0) continue;
    any |= bits;
    some += 1;
    if (bits === all) complete += 1;
  }
  const needed = complete >= enough ? all : numbers & any;
  const candidates = new Uint32Array(complete >= enough ? complete : some);
  let size = 0;
  for (let slot = 0; slot < has.length; slot += 1) {
    const bits = has[slot] ?? 0;
    if (bits === 0) continue;
    if ((bits & needed) === needed) {
      candidates[size] = slot;
      size += 1;
    } else has[slot] = 0;
  }
  return candidates.subarray(0, size);
}

/**
 * Whether a word of the query is a number that some product has. A product that lacks it is then not
 * found. A number that only begins other numbers excludes nothing.
 *
 * @param own the alternatives of the word
 */
const isMeantNumber = (word: string, own: readonly Alternative[]): boolean =>
  isNumber(word) && own.some(({ match }) => match !== 'beginning');

function waysOf(alternatives: readonly Alternative[]): Way[] {
  const ways = new Map<string, Way>();
  for (const { from, to, match } of alternatives) {
    ways.set(`${from} ${to} ${match}`, { from, to, match: matches[match] });
  }
  return [...ways.values()];
}

/** For each way a column with the best hit of each candidate. */
function bestHits(
  has: Uint16Array,
  candidates: Uint32Array,
  {
    alternatives,
    postings,
    ways,
  }: {
    readonly alternatives: readonly Alternative[];
    readonly postings: readonly Posting[];
    readonly ways: readonly Way[];
  },
): Float64Array[] {
  const rows = new Uint32Array(has.length);
  for (let row = 0; row < candidates.length; row += 1) rows[candidates[row] ?? 0] = row;
  const columns = ways.map(() => new Float64Array(candidates.length).fill(none));
  for (const [alternative, { from, to, match }] of alternatives.entries()) {
    const column =
      columns[
        ways.findIndex((one) => one.from === from && one.to === to && one.match === matches[match])
      ];
    const { slots, marks } = postings[alternative] ?? noPosting;
    if (!column) continue;
    const base = (startOffset - from) * positionUnit + alternative;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if (has[slot] === 0) continue;
      const mark = marks[at] ?? 0;
      const hit = placeOf(mark) * placeUnit + positionOf(mark) * positionUnit + base;
      const row = rows[slot] ?? 0;
      if (hit < (column[row] ?? none)) column[row] = hit;
    }
  }
  return columns;
}

/** A word of the query that products may have, with the columns of each kind of match, the best first. */
type MatchedWord = {
  readonly at: number;
  readonly groups: readonly { readonly match: number; readonly columns: readonly number[] }[];
};

function matchedWord(ways: readonly Way[], at: number): MatchedWord[] {
  const own = ways.flatMap((way, column) =>
    way.from <= at && at <= way.to ? [{ match: way.match, column }] : [],
  );
  const groups = [...Map.groupBy(own, ({ match }) => match)]
    .map(([match, same]) => ({ match, columns: same.map(({ column }) => column) }))
    .toSorted((a, b) => a.match - b.match);
  return groups.length === 0 ? [] : [{ at, groups }];
}

function leastOf(hits: readonly Float64Array[], columns: readonly number[], row: number): number {
  let least = none;
  for (const column of columns) least = Math.min(least, hits[column]?.[row] ?? none);
  return least;
}

/**
 * The rank of each candidate as a number, the least first. Its digits are, the most important first: the
 * words that the product lacks; its worst match; the place of its least important word; whether its words
 * are apart; whether its name is not the query.
 *
 * The places of words are compared by each word's best hit among matches that are no worse than the
 * product's worst match.
 */
function rankProducts(
  catalogue: Catalogue,
  candidates: Uint32Array,
  {
    searched: { name, alternatives },
    hits,
    matched,
    has,
  }: {
    readonly searched: SearchedWords;
    readonly hits: readonly Float64Array[];
    readonly matched: readonly MatchedWord[];
    readonly has: Uint16Array;
  },
): Uint32Array {
  const named = new Set(catalogue.index.postings.get(name)?.slots);
  const slack = slackOf(alternatives);
  const ranks = new Uint32Array(candidates.length);
  for (let row = 0; row < candidates.length; row += 1) {
    const slot = candidates[row] ?? 0;
    const worst = worstMatch(matched, hits, row);
    let first = none;
    let last = 0;
    let lacks = 0;
    for (const { at, groups } of matched) {
      if ((((has[slot] ?? 0) >> at) & 1) === 0) lacks += 1;
      let compared = none;
      for (const { match, columns } of groups) {
        if (match <= worst) compared = Math.min(compared, leastOf(hits, columns, row));
      }
      if (compared === none) continue;
      first = Math.min(first, compared);
      last = Math.max(last, compared);
    }
    const distance = Math.floor(last / positionUnit) - Math.floor(first / positionUnit);
    let rank = lacks * 16 + worst;
    rank = rank * 16 + Math.floor(last / placeUnit);
    rank = rank * 16 + Number(matched.length > 1 && distance > slack);
    ranks[row] = rank * 16 + Number(!named.has(slot));
  }
  return ranks;
}

/** Of the best match of each word the worst one. */
function worstMatch(
  matched: readonly MatchedWord[],
  hits: readonly Float64Array[],
  row: number,
): number {
  let worst = 0;
  for (const { groups } of matched) {
    for (const { match, columns } of groups) {
      if (leastOf(hits, columns, row) === none) continue;
      worst = Math.max(worst, match);
      break;
    }
  }
  return worst;
}

/** The candidates by their ranks, of which there are few; those of equal rank by how well they sell. */
function sortByRank(
  catalogue: Catalogue,
  candidates: Uint32Array,
  ranks: Uint32Array,
): Uint32Array {
  const rankOf = new Uint32Array(catalogue.products.length);
  const counts = new Map<number, number>();
  for (const [row, rank] of ranks.entries()) {
    rankOf[candidates[row] ?? 0] = rank;
    counts.set(rank, (counts.get(rank) ?? 0) + 1);
  }
  /** Where the next product of a rank goes. */
  const places = new Map<number, number>();
  let place = 0;
  for (const [rank, count] of [...counts].sort(([a], [b]) => a - b)) {
    places.set(rank, place);
    place += count;
  }
  const sorted = new Uint32Array(candidates.length);
  for (const slot of putInOrder(catalogue, candidates, 'bestselling')) {
    const rank = rankOf[slot] ?? 0;
    const at = places.get(rank) ?? 0;
    sorted[at] = slot;
    places.set(rank, at + 1);
  }
  return sorted;
}

/** How far words may be shifted by synonyms that have more or fewer words than the query. */
const slackOf = (alternatives: readonly Alternative[]): number =>
  Math.max(0, ...alternatives.map(({ from, to, words }) => Math.abs(words.length - 1 - to + from)));
