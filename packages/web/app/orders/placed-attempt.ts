import type { OrderRequest } from '@mathappu/contract/checkout';
import { type Attempt, forgetAttempt, unansweredAttempt } from './order-attempt.ts';

/** This device's clock and the shop's may differ by so much. */
const clockDifferenceMs = 5 * 60_000;

/** The order that an attempt may have placed. */
export type Placed = {
  createdAt: string;
  way: string;
  total: number;
  lines: readonly { productId: string; quantity: number }[];
};

/** Forgets the attempt when one of these is what it placed: then its answer is known. */
export function forgetAttemptOf(placed: readonly Placed[]): void {
  const attempt = unansweredAttempt();
  if (attempt && placed.some((each) => isPlacedBy(each, attempt))) forgetAttempt();
}

function isPlacedBy(placed: Placed, { content, at }: Attempt): boolean {
  if (Date.parse(placed.createdAt) < at - clockDifferenceMs) return false;
  const { method, lines, total } = readContent(content);
  return method === placed.way && total === placed.total && lines === linesOf(placed.lines);
}

/** The content (`contentOf`) of the order that the payload places. */
function readContent(content: string) {
  const [method, , { product_details, totalAmt: total }] = JSON.parse(content) as [
    string,
    string[],
    OrderRequest,
  ];
  return { method, total, lines: linesOf(product_details) };
}

/** Equal for the same products and quantities, in whatever order. */
const linesOf = (lines: readonly { productId: string; quantity: number }[]): string =>
  lines
    .map(({ productId, quantity }) => `${productId} ${quantity}`)
    .toSorted()
    .join();
