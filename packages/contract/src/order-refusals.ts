import type { ErrorCode } from './errors.ts';

/**
 * What an order is refused with when the products are not what the customer was shown any more.
 * Such a refusal brings `FreshLines`.
 */
export const staleOrderCodes = [
  'orderChanged',
  'orderPriceChanged',
  'orderOutOfStock',
  'orderOnlyLeft',
  'orderProductGone',
] as const satisfies readonly ErrorCode[];
