import type { FailureCode } from '#web/api/call-error.ts';

/** After these the order or the enquiry may be there, so the same attempt is sent again. */
export const undecidedCodes: ReadonlySet<FailureCode> = new Set([
  'noAnswer',
  'unknown',
  'serverError',
  'unavailable',
  'paymentUnavailable',
]);

/** The shop's settings are others than the page has. */
export const settingsCodes: ReadonlySet<FailureCode> = new Set([
  'saleModeRefused',
  'orderingClosed',
  'belowMinimum',
  'notDelivered',
  'orderChanged',
]);
