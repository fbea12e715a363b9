import type { Config } from '#server/platform/config/config.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { openRazorpayGateway } from './razorpay-gateway.ts';
import { openSandboxGateway } from './sandbox/open-sandbox.ts';

const apiUrl = 'https://api.razorpay.com';
const checkoutUrl = 'https://checkout.razorpay.com/v1/checkout.js';

/** The payment provider the settings name; undefined when there is none. */
export async function openGateway(
  config: Config,
  db: Db,
  options: { timeoutMs?: number } = {},
): Promise<PaymentGateway | undefined> {
  if (config.usesSandbox) return openSandboxGateway(config, db, options);
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = config;
  if (!RAZORPAY_KEY_ID || !RAZORPAY_KEY_SECRET || !RAZORPAY_WEBHOOK_SECRET) return undefined;
  return openRazorpayGateway({
    keyId: RAZORPAY_KEY_ID,
    keySecret: RAZORPAY_KEY_SECRET,
    webhookSecrets: RAZORPAY_WEBHOOK_SECRET.split(',')
      .map((secret) => secret.trim())
      .filter(Boolean),
    apiUrl: config.RAZORPAY_API_URL ?? apiUrl,
    checkoutUrl: config.RAZORPAY_CHECKOUT_URL ?? checkoutUrl,
    ...options,
  });
}
