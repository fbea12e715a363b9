import { maxListNumber } from '@mathappu/contract/limits';
import { foldWords } from '@mathappu/contract/spelling/fold';

export type PicturedProduct = {
  readonly id: string;
  readonly name: string;
  readonly nameTa: string;
  readonly listNumber: number | null;
};

type Product = PicturedProduct & { readonly names: readonly (readonly string[])[] };

/** '(2)', '-2', '_b' or 'copy' after a name: one of several pictures of it. */
const counter = /(?:[\s_-]*\(\d{1,2}\)|[\s_-]+(?:\d{1,2}|[a-d]|copy))$/iu;
const onlyNumber = /^(?:no\.?|item|#)?[\s_-]*0*(\d{1,5})$/iu;
const numberAndName = /^(?:no\.?|item|#)?[\s_-]*0*(\d{1,5})[\s._-]+(.*\p{L}.*)$/iu;

/**
 * Finds the product that each file name means: by the whole name of a product, by its list number, by
 * both, or by words that only one product has. Where several may be meant, none is.
 */
export function matchPictures(
  fileNames: readonly string[],
  products: readonly PicturedProduct[],
): (PicturedProduct | undefined)[] {
  const known: Product[] = products.map((product) => ({
    ...product,
    names: [product.name, product.nameTa].map(foldWords).filter((words) => words.length > 0),
  }));
  const byName = new Map<string, Product[]>();
  for (const product of known) {
    for (const key of new Set(product.names.map(keyOf))) {
      byName.set(key, [...(byName.get(key) ?? []), product]);
    }
  }
  const byNumber = new Map(known.map((product) => [product.listNumber, product]));

  const called = (text: string) => byName.get(keyOf(foldWords(text))) ?? [];
  const numbered = (digits: string | undefined) =>
    digits && Number(digits) <= maxListNumber ? byNumber.get(Number(digits)) : undefined;

  return fileNames.map((fileName) => {
    const whole = fileName.replace(/\.\w{1,5}$/u, '').trim();
    const text = whole.replace(counter, '').trim();
    for (const name of new Set([whole, text])) {
      const found = called(name);
      if (found.length > 0) return only(found);
      const number = onlyNumber.exec(name)?.[1];
      if (number) return numbered(number);
    }
    const [, number, rest = ''] = numberAndName.exec(text) ?? [];
    const led = numbered(number);
    if (led && sharesWords(foldWords(rest), led)) return led;
    const words = foldWords(text);
    const meant =
      only(called(rest)) ?? only(mostNamed(words, known)) ?? only(known.filter(has(words)));
    const isOfAnother = led && meant !== led && !meant?.names.flat().includes(String(number));
    return isOfAnother ? undefined : meant;
  });
}

const keyOf = (words: readonly string[]): string => words.join(' ');

const only = <One>(found: readonly One[]): One | undefined =>
  found.length === 1 ? found[0] : undefined;

const isWithin = (words: readonly string[], others: readonly string[]): boolean =>
  words.every((word) => others.includes(word));

const sharesWords = (words: readonly string[], { names }: Product): boolean =>
  words.length > 0 && names.some((name) => isWithin(words, name) || isWithin(name, words));

/** A word of so many letters says what is meant; shorter ones are sizes and counts. */
const tellingLetters = 4;

const has =
  (words: readonly string[]) =>
  ({ names }: Product): boolean =>
    words.some((word) => word.length >= tellingLetters && /\p{L}/u.test(word)) &&
    names.some((name) => isWithin(words, name));

/** The products whose whole name stands among the words; of those the ones with the longest name. */
function mostNamed(words: readonly string[], products: readonly Product[]): Product[] {
  const lengthOf = ({ names }: Product) =>
    Math.max(0, ...names.filter((name) => isWithin(name, words)).map((name) => name.length));
  const named = products.map((product) => ({ product, length: lengthOf(product) }));
  const longest = Math.max(2, ...named.map(({ length }) => length));
  return named.filter(({ length }) => length === longest).map(({ product }) => product);
}
