import { createHmac } from 'node:crypto';

/**
 * The provider's signatures, in lower-case hex.
 * @see https://razorpay.com/docs/webhooks/validate-test/
 */
export const signWebhook = ({ webhookSecret }: SandboxKeys, body: string): string =>
  sign(webhookSecret, body);

/** @see https://razorpay.com/docs/payments/server-integration/nodejs/integration-steps/ */
export const signCallback = (
  { keySecret }: SandboxKeys,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): string => sign(keySecret, `${orderId}|${paymentId}`);

export type SandboxKeys = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
};

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');
