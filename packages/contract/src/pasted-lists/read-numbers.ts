import * as words from '#words/pasted-lists';
import { fill } from '../words.ts';
import { choiceOf, doubtful, notFound, type Reading, readingOf, skipped } from './line-item.ts';
import type { Line, Token } from './line-tokens.ts';
import { caseWords, numberMarks, packWords } from './list-words.ts';
import type { NameIndex } from './name-index.ts';

const maxListNumber = 9_999;
/** As many digits belong to telephones. */
const phoneDigits = 10;
const pincodeDigits = 6;

/** Whether a line has nothing but numbers and what belongs to them. */
export const isOfNumbers = ({ tokens }: Line): boolean =>
  tokens.some(({ number }) => number !== undefined) &&
  tokens.every(({ number, word }) => number !== undefined || isBeside(word));

const isBeside = (word: string): boolean =>
  numberMarks.has(word) ||
  packWords.has(word) ||
  caseWords.has(word) ||
  word === 'qty' ||
  word === 'quantity';

type NumberLine = Reading & {
  /** The list number of a line that does not say that it is one. */
  readonly bare?: number;
};

/** A list number and a quantity. */
export function readNumbers(line: Line, index: NameIndex): NumberLine {
  const { tokens } = line;
  const numbers = tokens.filter(({ number }) => number !== undefined);
  const [first, second, third] = numbers;
  const digits = numbers.map((token) => token.digits ?? '');
  const isTelephone =
    digits.join('').length >= phoneDigits ||
    digits.some((one) => one.length >= pincodeDigits || /^0\d\d/.test(one));
  if (!first || isTelephone) return skipped;
  const [number = 0, quantity = 0] = [first.number, second?.number];
  if (number > maxListNumber) return skipped;
  const at = index.byNumber.get(number);
  const isMarked =
    first.marks.includes('#') ||
    tokens.slice(0, tokens.indexOf(first)).some((token) => numberMarks.has(token.word));
  if (!second && !Number.isInteger(number)) {
    const choices = choiceOf(index, index.byNumber.get(Math.trunc(number)));
    return choices.length > 0 ? doubtful(words.numberOrQuantity, choices, false) : notFound;
  }
  if (!second) {
    return isMarked && at !== undefined
      ? doubtful(words.noQuantity, choiceOf(index, at))
      : notFound;
  }
  const between = tokens.slice(tokens.indexOf(first) + 1, tokens.indexOf(second));
  const isPlain =
    !third &&
    between.length === 0 &&
    isSeparator(second.marks) &&
    Number.isInteger(number) &&
    Number.isInteger(quantity) &&
    unitsAfter(tokens, second) !== undefined;
  if (!isPlain) {
    const either = [
      ...choiceOf(index, at, quantity),
      ...choiceOf(index, index.byNumber.get(quantity), number),
    ];
    return either.length > 0 ? doubtful(words.numberOrQuantity, either, false) : notFound;
  }
  if (at === undefined) {
    const begun = (index.beginningWith.get(number) ?? []).flatMap((one) =>
      choiceOf(index, one, quantity),
    );
    const turned = choiceOf(index, index.byNumber.get(quantity), number);
    return begun.length + turned.length > 0
      ? doubtful(words.numberOrQuantity, [...begun, ...turned], false)
      : notFound;
  }
  const read = readingOf(index, at, quantity, unitsAfter(tokens, second) ?? []);
  return isMarked ? read : { ...read, bare: number };
}

/** A pair that may be a list number, or the beginning of a product's name. */
export function askWhich(number: number, reading: Reading, index: NameIndex): Reading {
  const { quantity } = reading;
  const begun = index.beginningWith.get(number);
  const at = index.byNumber.get(number);
  if (!begun || reading.kind !== 'sure') return reading;
  const name = index.products[at ?? -1]?.name ?? '';
  return doubtful(fill(words.numberIs, { number, name }), [
    ...choiceOf(index, at, quantity),
    ...begun.flatMap((one) => choiceOf(index, one, quantity)),
  ]);
}

/** No slash and no dot: '12/5' and '12.5' may be dates, sizes or parts. */
const isSeparator = (marks: string): boolean => /^[-–—=x×*:()→>_]*$/u.test(marks);

/** The words for pieces after a number; undefined when something else follows. */
function unitsAfter(tokens: readonly Token[], number: Token): string[] | undefined {
  const rest = tokens.slice(tokens.indexOf(number) + 1).map(({ word }) => word);
  return rest.every((word) => packWords.has(word) || caseWords.has(word)) ? rest : undefined;
}
