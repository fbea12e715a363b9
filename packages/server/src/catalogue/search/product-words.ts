import type { Passport } from '@mathappu/contract/catalogue/passport';
import { adultAge, oldestChild } from '@mathappu/contract/limits';
import { foldWords } from './spelling/fold.ts';
import { isNumber } from './spelling/number-words.ts';

/** The texts of a product that are searched, most important first. */
const places = { name: 1, category: 2, details: 3, description: 4 } as const;
type Place = keyof typeof places;

/** Increase it when folding changes; the shop then makes stored words again at its start. */
export const wordsVersion = 3;

/** The details row with further names; it counts as much as the name. */
const alsoCalled = /^(also called|also known as|other names?|மற்ற பெயர்(?:கள்)?)$/i;

/** The gap between positions of two texts. It keeps their words from being neighbours. */
const gap = 10;
/** The last position that a tsvector has. */
const maxPosition = 16_383;

/**
 * The words of a product with place and position, as PostgreSQL writes a tsvector: `'pot':2A`. Two
 * neighbours of a name are one word, too ('+flowerpot'), and so is a whole name ('=flowerpotsmall').
 * https://www.postgresql.org/docs/current/datatype-textsearch.html
 */
export function productWords(product: {
  name: string;
  nameTa: string;
  details: Readonly<Record<string, string>>;
  unit: string | null;
  description: string;
  passport: Partial<Passport>;
}): string {
  const rows = Object.entries(product.details);
  const names = rows.flatMap(([row, value]) =>
    alsoCalled.test(row.trim()) ? value.split(',') : [],
  );
  const details = rows.filter(([row]) => !alsoCalled.test(row.trim())).flat();
  return toVector([
    ...[product.name, product.nameTa, ...names].map((text) => ['name', text] as const),
    ...[...details, product.unit ?? '', ...passportTexts(product.passport)].map(
      (text) => ['details', text] as const,
    ),
    ['description', product.description],
  ]);
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

/** The words of a category, which are searched as those of its products. */
export const categoryWords = (category: { name: string; nameTa: string }): string =>
  toVector([
    ['category', category.name],
    ['category', category.nameTa],
  ]);

function toVector(texts: readonly (readonly [place: Place, text: string])[]): string {
  const placed: string[] = [];
  let position = 1;
  for (const [place, text] of texts) {
    const weight = 'ABCD'[places[place] - 1];
    const words = foldWords(text);
    const add = (word: string, at: number): void =>
      void placed.push(`'${word}':${Math.min(maxPosition, position + at)}${weight}`);
    for (const [at, word] of words.entries()) {
      add(word, at);
      const next = words[at + 1];
      const isPair = next !== undefined && places[place] <= places.category;
      if (isPair && !isNumber(word) && !isNumber(next)) add(`+${word}${next}`, at);
    }
    if (place === 'name' && words.length > 0) add(`=${words.join('')}`, 0);
    position += words.length + gap;
  }
  return placed.join(' ');
}
