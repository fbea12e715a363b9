import * as words from '#words/pasted-lists';
import { isNumber } from '../spelling/number-words.ts';
import { fill, plural } from '../words.ts';
import { type Found, findMeant, type Part } from './find-meant.ts';
import {
  type Choice,
  choiceOf,
  doubtful,
  notFound,
  type Reading,
  readingOf,
  skipped,
} from './line-item.ts';
import type { Line, Token } from './line-tokens.ts';
import { caseWords, numberMarks, packWords, refusals, sizeWords, talkWords } from './list-words.ts';
import type { NameIndex } from './name-index.ts';

/** A number of a line that is no size. */
type Amount = {
  readonly number: number;
  readonly word: string;
  /** Its place among the parts of the name. */
  readonly at: number;
  readonly units: readonly string[];
  /** A mark or a word says that it is a quantity. */
  readonly isQuantity: boolean;
  readonly isMarked: boolean;
};

type Parted = {
  readonly parts: readonly Part[];
  readonly amounts: readonly Amount[];
  /** The number before the name, which may be its list number. */
  readonly lead?:
    | { readonly number: number; readonly word: string; readonly isSaid: boolean }
    | undefined;
  readonly isRefused: boolean;
  readonly isTalk: boolean;
};

/** More numbers than these are no line of a list. */
const maxAmounts = 3;

/** @param numbered a number with a dot or a bracket before the line that does not count its lines */
export function readNamed(line: Line, index: NameIndex, numbered?: number): Reading {
  const parted = partsOf(line, numbered);
  const { parts, amounts, lead, isRefused, isTalk } = parted;
  if (parts.length === 0) return notFound;
  const found = findMeant(parts, index);
  if (isRefused) {
    const each = parts.flatMap((part) => findMeant([part], index).likely);
    const likely = found.likely.length > 0 ? found.likely : each;
    return likely.length > 0
      ? doubtful(
          words.notWanted,
          likely.flatMap((one) => choiceOf(index, one, amounts[0]?.number)),
        )
      : skipped;
  }
  if (lead) return readLed(parted, lead, found, index);
  const strong = amounts.filter(({ isQuantity }) => isQuantity);
  if (amounts.length === 0) return withoutQuantity(found, isTalk, index);
  if (amounts.length > maxAmounts || strong.length > 1) {
    return asked(words.twoQuantities, found, isTalk, index);
  }
  const readings = (strong.length === 1 ? strong : amounts).map((amount) =>
    readWith(parted, amount, index),
  );
  const sure = readings.filter(({ kind }) => kind === 'sure');
  const [only = notFound] = readings;
  if (readings.length === 1) return only;
  if (sure.length === 1 && readings.every(({ kind }) => kind !== 'doubtful'))
    return sure[0] ?? notFound;
  return asked(words.twoQuantities, found, isTalk, index);
}

/** Reads one number as the quantity and the others as parts of the name. */
function readWith({ parts, amounts, isTalk }: Parted, amount: Amount, index: NameIndex): Reading {
  const others = amounts.filter((one) => one !== amount);
  const named = [...parts];
  for (const { at, word } of others.toReversed()) named.splice(at, 0, [word]);
  const found = findMeant(named, index);
  const { product } = found;
  if (product === undefined) return unclear(found, amount.number, isTalk, index);
  const isPart =
    !amount.isMarked &&
    amount.units.length === 0 &&
    !named.some((part) => part.includes(amount.word)) &&
    index.hasNumber(product, amount.word);
  if (isPart) return doubtful(words.noQuantity, choiceOf(index, product, amount.number));
  return readingOf(index, product, amount.number, amount.units);
}

/** A line that begins with a number, which has to be the one of its product. */
function readLed(
  parted: Parted,
  lead: NonNullable<Parted['lead']>,
  found: Found,
  index: NameIndex,
): Reading {
  const { amounts, parts, isTalk } = parted;
  const { product } = found;
  const led = index.byNumber.get(lead.number);
  const [amount, ...others] = amounts;
  if (!amount) {
    if (product === undefined) return unclear(found, lead.number, isTalk, index);
    if (led === product || lead.isSaid || index.hasNumber(product, lead.word)) {
      return doubtful(words.noQuantity, choiceOf(index, product));
    }
    if (led === undefined) return readingOf(index, product, lead.number, []);
    return doubtful(words.numberOrQuantity, choiceOf(index, product, lead.number));
  }
  if (others.length > 0) return asked(words.twoQuantities, found, isTalk, index);
  if (product !== undefined && led === product) {
    return readingOf(index, product, amount.number, amount.units);
  }
  const asPart = lead.isSaid ? undefined : findMeant([[lead.word], ...parts], index).product;
  if (asPart !== undefined && index.hasNumber(asPart, lead.word)) {
    return readingOf(index, asPart, amount.number, amount.units);
  }
  const likely = product === undefined ? found.likely : [product];
  if (likely.length === 0 && led === undefined) return isTalk ? skipped : notFound;
  if (likely.length === 0) return isTalk ? skipped : notFound;
  const name = index.products[led ?? -1]?.name;
  const why =
    name === undefined
      ? words.numberOrQuantity
      : fill(words.numberIs, { number: lead.number, name });
  return doubtful(why, [
    ...choiceOf(index, led, amount.number),
    ...likely.flatMap((one) => choiceOf(index, one, amount.number)),
  ]);
}

/** A heading, or a product of which nobody says how many. */
function withoutQuantity({ product }: Found, isTalk: boolean, index: NameIndex): Reading {
  if (product === undefined || isTalk) return skipped;
  return doubtful(words.noQuantity, choiceOf(index, product));
}

function unclear(found: Found, quantity: number, isTalk: boolean, index: NameIndex): Reading {
  const choices = found.likely.flatMap((one) => choiceOf(index, one, quantity));
  if (choices.length === 0 || (isTalk && !found.isWhole)) return isTalk ? skipped : notFound;
  return doubtful(whyUnclear(found, index), choices, found.isWhole);
}

function whyUnclear({ likely, isWhole }: Found, index: NameIndex): string {
  if (!isWhole || likely.length === 1) return words.whichProduct;
  const sizes = likely.map((one) => sizeOf(index.products[one]?.name ?? ''));
  const [one, other] = sizes;
  if (likely.length === 2 && one && other && one !== other)
    return fill(words.oneOrOther, { one, other });
  return fill(plural(words.calledSo, likely.length), { count: likely.length });
}

const sizeOf = (name: string): string | undefined =>
  /\d+[½¼¾]?\s?(?:cm|mm|inch|feet|shots?|wala|sound)/iu.exec(name)?.[0];

function asked(why: string, found: Found, isTalk: boolean, index: NameIndex): Reading {
  const choices: Choice[] = found.likely.flatMap((one) => choiceOf(index, one));
  if (choices.length > 0) return doubtful(why, choices);
  return isTalk ? skipped : notFound;
}

/** Sets the numbers of a line apart from the words of its name. */
function partsOf({ tokens, endMarks }: Line, numbered?: number): Parted {
  const parts: Part[] = [];
  const amounts: Amount[] = [];
  let lead: Parted['lead'] =
    numbered === undefined ? undefined : { number: numbered, word: String(numbered), isSaid: true };
  let isRefused = false;
  let isMarked = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const next = tokens[at + 1];
    if (token.number === undefined) {
      const isMark =
        numberMarks.has(token.word) && next?.number !== undefined && parts.length === 0;
      if (isMark || (numberMarks.has(token.word) && isMarkedNext(tokens, at))) isMarked = true;
      else if (refusals.has(token.word)) isRefused = true;
      else parts.push([token.word]);
      continue;
    }
    const size = sizeAt(tokens, at);
    if (size) {
      parts.push(size);
      at += size.length - 1;
      continue;
    }
    const units: string[] = [];
    let after = at + 1;
    for (; isUnit(tokens[after]); after += 1) units.push(tokens[after]?.word ?? '');
    const following = tokens[after]?.marks ?? endMarks;
    const isTimes = /^[)]?[x×*]/u.test(units.length === 0 ? following : '');
    const isFirst = at === 0 || (parts.length === 0 && amounts.length === 0);
    const isLead =
      isFirst &&
      !lead &&
      (isMarked ||
        token.marks.includes('#') ||
        (!token.isInWords && units.length === 0 && !isTimes));
    if (isLead && Number.isInteger(token.number)) {
      lead = {
        number: token.number,
        word: token.word,
        isSaid: isMarked || token.marks.includes('#'),
      };
    } else {
      amounts.push({
        number: token.number,
        word: token.word,
        at: parts.length,
        units,
        isQuantity: units.length > 0 || isTimes || /[x×*(=]/u.test(token.marks),
        isMarked: token.marks !== '' || isTimes,
      });
    }
    at = after - 1;
  }
  return {
    parts,
    amounts,
    lead,
    isRefused,
    isTalk: parts.some(([word = '']) => talkWords.has(word)),
  };
}

const isUnit = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^\.?$/.test(token.marks) &&
  (packWords.has(token.word) || caseWords.has(token.word));

/** 'item no 12': a mark before a mark. */
const isMarkedNext = (tokens: readonly Token[], at: number): boolean =>
  at === 0 && numberMarks.has(tokens[1]?.word ?? '') && tokens[2]?.number !== undefined;

/** '30 cm', '10 in 1'. */
function sizeAt(tokens: readonly Token[], at: number): string[] | undefined {
  const [token, next, last] = tokens.slice(at, at + 3);
  if (!token || !next || !/^[-]?$/.test(next.marks)) return undefined;
  if (next.word === 'in' && last?.number === 1) return [token.word, 'in', '1'];
  return sizeWords.has(next.word) && !isNumber(next.word) ? [token.word, next.word] : undefined;
}
