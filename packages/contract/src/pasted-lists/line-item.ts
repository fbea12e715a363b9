import * as words from '#words/pasted-lists';
import { maxQuantity } from '../limits.ts';
import { foldWords } from '../spelling/fold.ts';
import { fill } from '../words.ts';
import { caseWords, pieceWords } from './list-words.ts';
import type { NamedProduct, NameIndex } from './name-index.ts';

/** One of the ways to read a doubtful line. Without a quantity somebody has to type it. */
export type Choice = { readonly productId: string; readonly quantity?: number };

/** How a line, or one of its parts, was read. `line` counts all lines of the text from 0. */
export type ListItem = {
  readonly line: number;
  readonly text: string;
  readonly kind: 'sure' | 'doubtful' | 'notFound' | 'skipped';
  readonly productId?: string;
  readonly quantity?: number;
  /** What is doubtful, in the language of the shop. */
  readonly why?: string;
  /** At most three. */
  readonly choices?: readonly Choice[];
};

/** A reading without its place in the list. */
export type Reading = Omit<ListItem, 'line' | 'text'>;

const maxChoices = 3;

export const skipped: Reading = { kind: 'skipped' };
export const notFound: Reading = { kind: 'notFound' };

/** @param isMeant whether the only product among the choices is meant for sure */
export function doubtful(why: string, choices: readonly Choice[], isMeant = true): Reading {
  const [only] = choices;
  const isOne = new Set(choices.map(({ productId }) => productId)).size === 1;
  return {
    kind: 'doubtful',
    why,
    ...(only && isOne && isMeant && { productId: only.productId, quantity: only.quantity }),
    choices: choices.slice(0, maxChoices),
  };
}

export const choiceOf = (
  index: NameIndex,
  product: number | undefined,
  quantity?: number,
): Choice[] => {
  const found = index.products[product ?? -1];
  if (!found) return [];
  const isGood = quantity !== undefined && quantity >= 1 && quantity <= maxQuantity;
  return [{ productId: found._id, ...(isGood && Number.isInteger(quantity) && { quantity }) }];
};

/** A product with a quantity, which may be none that can be ordered, in this unit. */
export function readingOf(
  index: NameIndex,
  product: number,
  quantity: number,
  units: readonly string[],
): Reading {
  const found = index.products[product];
  if (!found) return notFound;
  const choices = choiceOf(index, product, quantity);
  if (!Number.isInteger(quantity) || quantity < 1) return doubtful(words.noQuantity, choices);
  if (quantity > maxQuantity) return doubtful(fill(words.moreThan, { most: maxQuantity }), choices);
  return (
    inOtherUnits(index, product, found, quantity, units) ?? {
      kind: 'sure',
      productId: found._id,
      quantity,
    }
  );
}

function inOtherUnits(
  index: NameIndex,
  product: number,
  { unit, piecesPerCase }: NamedProduct,
  quantity: number,
  units: readonly string[],
): Reading | undefined {
  if (units.some((word) => caseWords.has(word))) {
    const why = piecesPerCase ? fill(words.inCasesOf, { count: piecesPerCase }) : words.inCases;
    return doubtful(why, [
      ...(piecesPerCase ? choiceOf(index, product, quantity * piecesPerCase) : []),
      ...choiceOf(index, product, quantity),
    ]);
  }
  const [, sold] = foldWords(unit);
  const areInPieces = units.some((word) => pieceWords.has(word));
  if (!areInPieces || sold === undefined || pieceWords.has(sold)) return undefined;
  const held = Number(/\((\d+)/.exec(unit)?.[1] ?? 0);
  return doubtful(fill(words.inPieces, { unit }), [
    ...(held > 1 ? choiceOf(index, product, Math.ceil(quantity / held)) : []),
    ...choiceOf(index, product, quantity),
  ]);
}
