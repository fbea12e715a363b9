import type { ErrorCode } from '../errors.ts';

/**
 * The refusals of an order whose products have changed since the customer saw them. Their data is
 * `FreshLines`.
 */
export const staleOrderCodes = [
  'orderChanged',
  'orderPriceChanged',
  'orderOutOfStock',
  'orderOnlyLeft',
  'orderProductGone',
  'estimateEnded',
] as const satisfies readonly ErrorCode[];

/** The refusals of a change of an order's status by an admin. */
export const orderStatusRefusals = [
  'orderNotFound',
  'orderStatusChanged',
  'orderAlreadyPaid',
  'orderRefunded',
  'paymentToDecide',
  'orderStatusRefused',
  'taxRefused',
  'taxNumberRefused',
  'orderShort',
  'codeUsedUp',
  'outOfStock',
] as const satisfies readonly ErrorCode[];
