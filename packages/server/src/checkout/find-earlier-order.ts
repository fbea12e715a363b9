import { hasLinesAddedSince } from '#server/cart/ordered-line-queries.ts';
import { findDuplicateOrder, getOrderNumber } from '#server/orders/order-queries.ts';
import { claimRequest } from '#server/platform/db/idempotency-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { ParsedOrderRequest } from './order-request.ts';

type Placing = {
  /** The id the order will have if there is none yet. */
  readonly id: string;
  readonly userId: string;
  readonly wish: ParsedOrderRequest;
  readonly idempotencyKey: string | undefined;
};

type EarlierOrder = { id: string; number: string };

/** How the keys of orders are told apart from those of other requests. */
export const orderRoute = (wish: Pick<ParsedOrderRequest, 'paymentMethod'>): string =>
  `order ${wish.paymentMethod}`;

/**
 * The order that this wish has become already. With a key, the key decides; without one, an equal
 * wish within 30 seconds is a second click, unless the cart has been filled again since.
 * @throws AppError idempotencyConflict when the key stands for another wish
 */
export async function findEarlierOrder(
  tx: Tx,
  { id, userId, wish, idempotencyKey: key }: Placing,
): Promise<EarlierOrder | undefined> {
  if (key === undefined) return findTwin(tx, userId, wish);
  const request = { userId, route: orderRoute(wish), key };
  const claim = { requestHash: wish.hash, answer: { _id: id } };
  const earlier = await claimRequest(tx, request, claim);
  if (!earlier) return undefined;
  if (earlier.requestHash !== wish.hash) throw new AppError('idempotencyConflict');
  const { _id } = earlier.answer as { _id: string };
  return { id: _id, number: await getOrderNumber(tx, _id) };
}

async function findTwin(
  tx: Tx,
  userId: string,
  wish: ParsedOrderRequest,
): Promise<EarlierOrder | undefined> {
  const twin = await findDuplicateOrder(tx, userId, wish.hash);
  if (!twin || (await hasLinesAddedSince(tx, userId, twin.createdAt))) return undefined;
  return { id: twin.id, number: twin.number };
}
