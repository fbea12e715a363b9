import type { OrderRequest } from '@mathappu/contract/checkout';
import type { Order, PaymentMethod } from '@mathappu/contract/orders';
import { type Attempt, forgetAttempt, unansweredAttempt } from './order-attempt.ts';

/** This device's clock and the shop's may differ by so much. */
const clockDifferenceMs = 5 * 60_000;

/** Forgets the attempt when one of these orders is what it placed: then its answer is known. */
export function forgetAttemptOf(orders: readonly Order[]): void {
  const attempt = unansweredAttempt();
  if (attempt && orders.some((order) => isPlacedBy(order, attempt))) forgetAttempt();
}

function isPlacedBy(order: Order, { content, at }: Attempt): boolean {
  if (Date.parse(order.createdAt) < at - clockDifferenceMs) return false;
  const { method, lines, total } = readContent(content);
  return (
    method === order.paymentDetails.paymentMethod &&
    total === order.totalAmt &&
    lines === linesOf(order.product_details)
  );
}

/** What `contentOf` says of the order that its payload places. */
function readContent(content: string) {
  const [method, , { product_details, totalAmt: total }] = JSON.parse(content) as [
    PaymentMethod,
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
