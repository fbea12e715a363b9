import type { Passport } from '@mathappu/contract/catalogue/passport';
import { adultAge, oldestChild } from '@mathappu/contract/limits';
import { foldWords } from '@mathappu/contract/spelling/fold';
import { isNumber } from '@mathappu/contract/spelling/number-words';
import { factsOf, type StatedFacts } from '../product-facts.ts';

/** The texts of a product that are searched, most important first. */
const places = { name: 1, category: 2, details: 3, description: 4 } as const;
type Place = keyof typeof places;

/** The last place of a search in names of products and categories alone, and of all other searches. */
export const lastPlaces = { names: places.category, all: places.description } as const;

/** The details row with further names; it counts as much as the name. */
const alsoCalled = /^(also called|also known as|other names?|மற்ற பெயர்(?:கள்)?)$/i;

/** The gap between positions of two texts. It keeps their words from being neighbours. */
const gap = 10;

const positionBits = 14;
const maxPosition = 2 ** positionBits - 1;

/**
 * Where a word stands: its place and its position in the texts of the product. The least of several is the
 * best.
 */
export type Mark = number;

const markOf = (place: Place, position: number): Mark =>
  (places[place] << positionBits) | Math.min(maxPosition, position);
export const placeOf = (mark: Mark): number => mark >> positionBits;
export const positionOf = (mark: Mark): number => mark & maxPosition;
export const markAt = (place: number, position: number): Mark =>
  (place << positionBits) | Math.max(0, position);

type PlacedText = readonly [place: Place, text: string];

type SearchedProduct = StatedFacts & {
  readonly name: string;
  readonly name_ta: string;
  readonly details: Readonly<Record<string, string>>;
  readonly unit: string | null;
  readonly maker: string;
  readonly description: string;
  readonly description_ta: string;
  readonly category: { readonly name: string; readonly nameTa: string } | null;
};

/** The further names of its details. */
export const namesIn = (details: Readonly<Record<string, string>>): string[] =>
  Object.entries(details).flatMap(([row, value]) =>
    alsoCalled.test(row.trim()) ? value.split(',') : [],
  );

/** The texts by which a product is found; those of its category count as its own. */
export function searchedTexts(product: SearchedProduct): PlacedText[] {
  const rows = Object.entries(product.details);
  const names = namesIn(product.details);
  const details = rows.filter(([row]) => !alsoCalled.test(row.trim())).flat();
  const { category } = product;
  return [
    ...[product.name, product.name_ta, ...names].map((text) => ['name', text] as const),
    ...[...details, product.unit ?? '', product.maker, ...passportTexts(factsOf(product))].map(
      (text) => ['details', text] as const,
    ),
    ['description', product.description],
    ['description', product.description_ta],
    ...(category ? [category.name, category.nameTa] : []).map(
      (text) => ['category', text] as const,
    ),
  ];
}

/** Words that people search for and that the facts of the passport imply. */
function passportTexts({ class: kind, noiseDb, minAge }: Partial<Passport>): string[] {
  const texts: string[] = [];
  if (kind === 'swas' || kind === 'safal' || kind === 'star') texts.push(kind, 'green cracker');
  if (noiseDb === 0) texts.push('silent');
  if (minAge && minAge <= oldestChild) texts.push('children');
  if (minAge === adultAge) texts.push('adults');
  return texts;
}

/** Folds each text once: many products share units, details and categories. */
export function foldOnce(): typeof foldWords {
  const folded = new Map<string, string[]>();
  return (text) => {
    const words = folded.get(text) ?? foldWords(text);
    folded.set(text, words);
    return words;
  };
}

/**
 * The words of the texts, each with its best mark. Two neighbours of a name are one word, too
 * ('+flowerpot'), and so is a whole name ('=flowerpotsmall').
 */
export function markWords(texts: readonly PlacedText[], fold = foldWords): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  let position = 1;
  for (const [place, text] of texts) {
    const words = fold(text);
    const add = (word: string, at: number): void => {
      const mark = markOf(place, position + at);
      if (mark < (marks.get(word) ?? Number.POSITIVE_INFINITY)) marks.set(word, mark);
    };
    for (const [at, word] of words.entries()) {
      add(word, at);
      const next = words[at + 1];
      const isPair = next !== undefined && places[place] <= places.category;
      if (isPair && !isNumber(word) && !isNumber(next)) add(`+${word}${next}`, at);
    }
    if (place === 'name' && words.length > 0) add(`=${words.join('')}`, 0);
    position += words.length + gap;
  }
  return marks;
}
