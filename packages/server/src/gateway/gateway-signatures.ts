import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * HMAC-SHA256 in lower-case hex, the provider's format for webhooks and checkout callbacks.
 * https://razorpay.com/docs/webhooks/validate-test/
 */
export function sign(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** The text that the gateway signs in a checkout callback. */
export const callbackText = (gatewayOrderId: string, gatewayPaymentId: string): string =>
  `${gatewayOrderId}|${gatewayPaymentId}`;

/** Compares in constant time, so that a forger learns nothing from how long it takes. */
export function isSignedWith(secret: string, message: string | Buffer, signature: string): boolean {
  const expected = Buffer.from(sign(secret, message));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
