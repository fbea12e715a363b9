import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in lower-case hex, as the gateway writes its signatures. */
export function sign(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** What the gateway signs when it hands a payment over to the browser. */
export const callbackText = (gatewayOrderId: string, gatewayPaymentId: string): string =>
  `${gatewayOrderId}|${gatewayPaymentId}`;

/** Compares in a time that says nothing about where two signatures differ. */
export function isSignedWith(secret: string, message: string | Buffer, signature: string): boolean {
  const expected = Buffer.from(sign(secret, message));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
