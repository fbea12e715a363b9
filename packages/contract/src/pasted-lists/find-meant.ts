import { maxPhraseWords } from '../limits.ts';
import { letterCount } from '../spelling/fold.ts';
import { isNumber } from '../spelling/number-words.ts';
import {
  describing,
  festivals,
  packWords,
  politeWords,
  talkWords,
  tellingSizes,
} from './list-words.ts';
import { type NameIndex, ways } from './name-index.ts';

/** Words of a line that belong together, such as a size. */
export type Part = readonly string[];

/** What the words of a line without its numbers may mean. */
export type Found = {
  /** The product that is meant for sure. */
  readonly product?: number;
  /** What it may mean otherwise, the likeliest first. */
  readonly likely: readonly number[];
  /** Every word is said of the likely ones. */
  readonly isWhole: boolean;
};

const nothing: Found = { likely: [], isWhole: false };

type Kind = 'content' | 'optional' | 'talk';
type Span = {
  readonly from: number;
  readonly end: number;
  readonly way: number;
  readonly products: readonly number[];
};
type Cover = { readonly product: number; readonly cost: number };

const costs = { missing: 9_000, optional: 300, loose: 100, oneWay: 30, slip: 10 } as const;
const mostLikely = 3;
/** A word of so many letters says what is meant in spite of slips. */
const longWord = 6;

/** Finds the product of which every word of a line is said. */
export function findMeant(written: readonly Part[], index: NameIndex): Found {
  const words = written.flat();
  const called = index.called(words);
  const [only] = called;
  if (only !== undefined && called.length === 1 && !index.isGeneral(words)) {
    return { product: only, likely: [only], isWhole: true };
  }
  // The festival is what the whole list is for.
  const parts = written.filter(([word = '']) => !index.isAmong(word, festivals));
  const kinds = parts.map((part) => kindOf(part, index));
  const content = kinds.filter((kind) => kind === 'content').length;
  const hasTalk = kinds.includes('talk');
  if (content === 0 || (hasTalk && !tells(parts, kinds, index))) return nothing;
  const covers = coversOf(parts, kinds, index);
  const least = covers[0]?.cost;
  if (least === undefined) return nothing;
  const missing = Math.floor(least / costs.missing);
  // What is left out in the cheapest way is left out in all that are compared.
  const level = covers.filter(({ cost }) => levelOf(cost) === levelOf(least));
  // Words that are found in one direction only say less than those that mean the same.
  const hasDirect = content > 1 && level.some(({ cost }) => cost % costs.optional < costs.oneWay);
  const group = level.filter(({ cost }) => !hasDirect || !isOneWay(cost % costs.optional));
  const likely = group.map(({ product }) => product);
  if (missing > 0) {
    const isMostly = content - missing >= missing && tells(parts, kinds, index);
    return isMostly ? { likely: likely.slice(0, mostLikely), isWhole: false } : nothing;
  }
  const [first] = group;
  const isSure =
    group.length === 1 &&
    first !== undefined &&
    !hasTalk &&
    first.cost % costs.optional < costs.oneWay &&
    tells(parts, kinds, index);
  return isSure ? { product: first.product, likely, isWhole: true } : { likely, isWhole: true };
}

const isOneWay = (cost: number): boolean => cost >= costs.oneWay && cost < costs.loose;

const levelOf = (cost: number): number => Math.floor(cost / costs.optional);

function kindOf(part: Part, index: NameIndex): Kind {
  const [word = ''] = part;
  if (part.length > 1) return 'content';
  if (politeWords.has(word) || packWords.has(word)) return 'optional';
  if (talkWords.has(word) || index.isFiller(part)) return 'talk';
  return 'content';
}

/** Whether some words name a thing instead of describing it. */
const tells = (parts: readonly Part[], kinds: readonly Kind[], index: NameIndex): boolean =>
  parts.some((part, at) => {
    const next = parts[at + 1];
    if (next && index.isPhrase([...part, ...next], describing)) return true;
    if (kinds[at] !== 'content') return false;
    const [word = '', unit = ''] = part;
    if (part.length > 1) return tellingSizes.has(unit);
    return (
      !isNumber(word) &&
      !index.isAmong(word, describing) &&
      (index.meant(part).length > 0 ||
        (letterCount(word) >= longWord && index.resembling(part).length > 0))
    );
  });

/**
 * For the products of which most is said, what it costs to read the line so; the cheapest first.
 */
function coversOf(parts: readonly Part[], kinds: readonly Kind[], index: NameIndex): Cover[] {
  const spans = spansOf(parts, index);
  const content = bitsOf(kinds.map((kind) => kind === 'content'));
  const said = new Map<number, number>();
  for (const { from, end, products } of spans) {
    const bits = bitsBetween(from, end) & content;
    for (const product of products) said.set(product, (said.get(product) ?? 0) | bits);
  }
  let most = 0;
  for (const bits of said.values()) most = Math.max(most, countBits(bits));
  const own = new Map<number, Span[]>();
  for (const span of spans) {
    for (const product of span.products) {
      if (countBits(said.get(product) ?? 0) < most) continue;
      const others = own.get(product);
      if (others) others.push(span);
      else own.set(product, [span]);
    }
  }
  const covers = [...own].map(([product, spans]) => ({ product, cost: costOf(spans, kinds) }));
  return covers.toSorted((a, b) => a.cost - b.cost || a.product - b.product);
}

/** Parts beyond these are left out of account as if nothing were said by them. */
const mostParts = 30;

function spansOf(parts: readonly Part[], index: NameIndex): Span[] {
  const isKnown = parts.map((part) => index.meant(part).length > 0);
  const spans: Span[] = [];
  const last = Math.min(parts.length, mostParts);
  for (let from = 0; from < last; from += 1) {
    for (let end = from + 1; end <= last; end += 1) {
      const words = parts.slice(from, end).flat();
      if (words.length > maxPhraseWords) break;
      const isUnknown = end - from <= 2 && isKnown.slice(from, end).includes(false);
      const meant = index.meant(words);
      const found = meant.length > 0 || !isUnknown ? meant : index.resembling(words);
      for (const { way, products } of found) spans.push({ from, end, way, products });
    }
  }
  return spans;
}

const bitsBetween = (from: number, end: number): number => (1 << end) - (1 << from);
const bitsOf = (are: readonly boolean[]): number =>
  are.slice(0, mostParts).reduce((bits, is, at) => (is ? bits | (1 << at) : bits), 0);

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

function costOf(spans: readonly Span[], kinds: readonly Kind[]): number {
  const least = [0];
  for (let end = 1; end <= kinds.length; end += 1) {
    const left = kinds[end - 1] === 'content' ? costs.missing : costs.optional;
    let cost = (least[end - 1] ?? 0) + left;
    for (const span of spans) {
      if (span.end === end) cost = Math.min(cost, (least[span.from] ?? 0) + costOfWay(span));
    }
    least.push(cost);
  }
  return least[kinds.length] ?? 0;
}

function costOfWay({ way, from, end }: Span): number {
  if (way === ways.loose) return costs.loose;
  if (way === ways.oneWay) return costs.oneWay;
  if (way === ways.slip) return costs.slip * (end - from);
  return 0;
}
