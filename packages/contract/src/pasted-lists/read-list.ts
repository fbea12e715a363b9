import * as words from '#words/pasted-lists';
import {
  doubtful,
  type ListItem,
  notFound,
  type Reading,
  readingOf,
  skipped,
} from './line-item.ts';
import { plainLine, tokensOf, withoutHead } from './line-tokens.ts';
import {
  makeNameIndex,
  type NamedProduct,
  type NameIndex,
  type SynonymWords,
} from './name-index.ts';
import { readNamed } from './read-named.ts';
import { askWhich, isOfNumbers, readNumbers } from './read-numbers.ts';

type Knowledge = {
  /** Those of the price list. */
  readonly products: readonly NamedProduct[];
  readonly synonyms: SynonymWords;
  /** Names of categories: a product that is called like one is no answer to its name. */
  readonly kinds?: readonly string[];
};

/** Longer lines are prose. */
const maxLineLength = 400;

type Read = Reading & { readonly bare?: number; readonly isNamed?: boolean };
type Placed = { readonly line: number; readonly text: string; readonly read: Read };
type Written = { readonly line: number; readonly text: string; readonly plain: string };

/** Reads a list as people write it to a shop: by names, by numbers of the printed list, or copied. */
export function readList(text: string, { products, synonyms, kinds = [] }: Knowledge): ListItem[] {
  return makeListReader({ products, synonyms, kinds })(text);
}

/** A reader for one catalogue, for texts that change while they are typed. */
export function makeListReader({ products, synonyms, kinds = [] }: Knowledge) {
  const index = makeNameIndex(products, synonyms, kinds);
  return (text: string): ListItem[] => {
    const lines = text
      .split(/\r\n|\r|\n/)
      .map((written, line): Written => ({ line, text: written.trim(), plain: plainOf(written) }))
      .filter((written) => written.text !== '');
    const counted = countedLines(lines);
    const placed = lines.flatMap((written) => readLine(written, counted, index));
    const hasNames = placed.some(({ read }) => read.isNamed);
    const items = placed.map(
      ({ line, text: own, read: { bare, isNamed: _, ...read } }): ListItem => {
        const asked = bare !== undefined && hasNames ? askWhich(bare, read, index) : read;
        return { line, text: own, ...asked };
      },
    );
    return askAboutTwice(items);
  };
}

const plainOf = (written: string): string => {
  if (written.length > maxLineLength) return '';
  const message = withoutHead(written);
  return message === undefined ? '' : plainLine(message);
};

const copied = /^(?:\d+\. )?(.+) \[[^[\]]*\] x (\d+) = \S+$/u;
const leading = /^(\d{1,4})\s?[.)](?!\d)\s*(?=\S)/u;

/** The lines whose first number rises from line to line: it counts them. */
function countedLines(lines: readonly Written[]): ReadonlySet<number> {
  const found = lines.flatMap(({ line, plain }) => {
    const number = leading.exec(plain)?.[1];
    return number === undefined ? [] : [{ line, number: Number(number) }];
  });
  const isCounted = ({ number }: { number: number }, at: number): boolean =>
    number === 1 || found[at - 1]?.number === number - 1 || found[at + 1]?.number === number + 1;
  return new Set(found.filter(isCounted).map(({ line }) => line));
}

function readLine(written: Written, counted: ReadonlySet<number>, index: NameIndex): Placed[] {
  const { line, text, plain } = written;
  const place = (read: Read, part = text): Placed => ({ line, text: part, read });
  const copy = readCopied(text, index);
  if (copy) return [place(copy)];
  const lead = leading.exec(plain);
  const rest = lead ? plain.slice(lead[0].length) : plain;
  const number = lead && !counted.has(line) ? Number(lead[1]) : undefined;
  if (lead && isOfOneNumber(rest)) return [place(askLed(Number(lead[1]), rest, index))];
  const whole = readPart(rest, index, number);
  const parts = rest
    .split(/[,;](?=\s|\p{L}|\d+\s?[-–=x*:(])\s*/u)
    .filter((part) => part.trim() !== '');
  if (whole.kind === 'sure' || parts.length < 2 || number !== undefined) return [place(whole)];
  const read = parts.map((part) => readPart(part, index));
  const areNumbers = read.every((one, at) => one.bare !== undefined || isPair(parts[at] ?? ''));
  if (areNumbers || read.every(({ kind }) => kind === 'sure')) {
    return read.map((one, at) => place(one, parts[at]?.trim()));
  }
  return [place(whole)];
}

const isOfOneNumber = (text: string): boolean => {
  const line = tokensOf(text);
  return isOfNumbers(line) && line.tokens.filter(({ number }) => number !== undefined).length === 1;
};
const isPair = (text: string): boolean => {
  const line = tokensOf(text);
  return isOfNumbers(line) && line.tokens.filter(({ number }) => number !== undefined).length === 2;
};

/** '12. 5': the number may count the lines or name a product. */
function askLed(number: number, rest: string, index: NameIndex): Reading {
  const quantity = tokensOf(rest).tokens.find((token) => token.number !== undefined)?.number;
  const product = index.products[index.byNumber.get(number) ?? -1];
  if (!product) return notFound;
  const isGood =
    quantity !== undefined && Number.isInteger(quantity) && quantity >= 1 && quantity <= 999;
  return doubtful(words.numberOrQuantity, [
    { productId: product._id, ...(isGood && { quantity }) },
  ]);
}

/** A line of a list that the shop wrote itself. */
function readCopied(text: string, index: NameIndex): Read | undefined {
  const [, name = '', quantity] = copied.exec(text) ?? [];
  const [product, ...others] = index.written(name);
  if (product === undefined || others.length > 0) return undefined;
  return { ...readingOf(index, product, Number(quantity), []), isNamed: true };
}

const isDate = /^\D{0,12}\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\D{0,12}$/u;

function readPart(text: string, index: NameIndex, numbered?: number): Read {
  if (isDate.test(text)) return skipped;
  const line = tokensOf(text);
  if (!line.tokens.some(({ word }) => /[\p{L}\p{N}]/u.test(word))) return skipped;
  if (isOfNumbers(line)) {
    return numbered === undefined ? readNumbers(line, index) : notFound;
  }
  const read = readNamed(line, index, numbered);
  return read.productId !== undefined || read.kind === 'doubtful'
    ? { ...read, isNamed: true }
    : read;
}

/** The same product twice may be a second wish or the same one. */
function askAboutTwice(items: readonly ListItem[]): ListItem[] {
  const times = new Map<string, number>();
  for (const { productId } of items) {
    if (productId !== undefined) times.set(productId, (times.get(productId) ?? 0) + 1);
  }
  return items.map((item): ListItem => {
    const { kind, productId, quantity, line, text } = item;
    if (kind !== 'sure' || productId === undefined || (times.get(productId) ?? 0) < 2) return item;
    return {
      line,
      text,
      ...doubtful(words.twice, [{ productId, ...(quantity !== undefined && { quantity }) }]),
    };
  });
}
