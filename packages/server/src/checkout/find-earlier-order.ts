import type { PaymentMethod } from '@mathappu/contract/orders';
import { hasLinesAddedSince } from '#server/cart/ordered-line-queries.ts';
import { findDuplicateOrder, getPlacedOrder } from '#server/orders/new-order-queries.ts';
import { claimOnce } from '#server/platform/db/claim-once.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { ParsedOrderRequest } from './parse-order-request.ts';

type OrderAttempt = {
  /** The id for the order if it is a new one. */
  readonly id: string;
  readonly userId: string;
  readonly request: ParsedOrderRequest;
  readonly idempotencyKey: string | undefined;
};

type EarlierOrder = { id: string; number: string };

/** Idempotency keys are unique per user and route. */
export const orderRoute = (paymentMethod: PaymentMethod): string => `order ${paymentMethod}`;

/**
 * The order that was placed for this request before. With an idempotency key, the key identifies
 * the request; without one, an equal request within 30 seconds is a duplicate, unless something was
 * added to the cart since.
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 * @throws AppError idempotencyConflict when the key was used for another request
 */
export async function findEarlierOrder(
  tx: Tx,
  { id, userId, request, idempotencyKey: key }: OrderAttempt,
): Promise<EarlierOrder | undefined> {
  if (key === undefined) return findDuplicate(tx, userId, request);
  const scope = { userId, route: orderRoute(request.paymentMethod), key };
  const earlier = await claimOnce(tx, scope, request.hash, { _id: id });
  if (!earlier) return undefined;
  const { _id } = earlier;
  const { number } = await getPlacedOrder(tx, _id);
  return { id: _id, number };
}

async function findDuplicate(
  tx: Tx,
  userId: string,
  request: ParsedOrderRequest,
): Promise<EarlierOrder | undefined> {
  const duplicate = await findDuplicateOrder(tx, userId, request.hash);
  if (!duplicate || (await hasLinesAddedSince(tx, userId, duplicate.createdAt))) return undefined;
  return { id: duplicate.id, number: duplicate.number };
}
