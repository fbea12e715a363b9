import { maxQuantity } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/cart';
import type { CartLine } from './cart-line.ts';

/** The nearest valid quantity: whole, at least 1, at most the stock. */
export function allowedQuantity({ available }: CartLine, wanted: number): number {
  return Math.max(1, Math.min(Math.trunc(wanted), available));
}

/** Said when more than what is available is typed. */
export const limitText = (available: number) =>
  fill(available < maxQuantity ? words.onlyInStock : words.atMost, { available });
