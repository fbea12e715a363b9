import { createHmac } from 'node:crypto';
import type { Config } from '#server/platform/config/config.ts';
import { tracedFetch } from '#server/platform/log/traces.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { openRazorpayGateway } from './razorpay-gateway.ts';

const razorpayApiUrl = 'https://api.razorpay.com';
const razorpayCheckoutUrl = 'https://checkout.razorpay.com/v1/checkout.js';

const askProvider = tracedFetch('payment provider');

/** Loaded only where the sandbox replaces the provider. */
const loadSandbox = () => import('@mathappu/payment-sandbox/open-sandbox');

export type PaymentSandbox = Awaited<
  ReturnType<Awaited<ReturnType<typeof loadSandbox>>['openSandbox']>
>;

type OpenGateway = {
  readonly gateway: PaymentGateway | undefined;
  /** The sandbox, when the gateway does not call the provider; its routes are part of the shop's. */
  readonly sandbox: PaymentSandbox | undefined;
};

export type GatewayOptions = {
  readonly timeoutMs?: number;
  /** The folder of the sandbox's records; without one they are lost when it closes. */
  readonly sandboxFolder?: string;
};

/** The payment provider that the settings name; no gateway when they name none. */
export async function openGateway(
  config: Config,
  { timeoutMs, sandboxFolder }: GatewayOptions = {},
): Promise<OpenGateway> {
  if (config.usesSandbox) {
    const { openSandbox } = await loadSandbox();
    const sandbox = await openSandbox({ keys: sandboxKeysOf(config), folder: sandboxFolder });
    const { keys, apiUrl, path } = sandbox;
    const webhookSecrets = secretsIn(config.RAZORPAY_WEBHOOK_SECRET ?? keys.webhookSecret);
    const checkoutUrl = `${path}/checkout.js`;
    const options = { ...keys, webhookSecrets, apiUrl, checkoutUrl, timeoutMs, fetch: askProvider };
    return { gateway: openRazorpayGateway(options), sandbox };
  }
  return { gateway: openConfiguredGateway(config, timeoutMs), sandbox: undefined };
}

function openConfiguredGateway(config: Config, timeoutMs?: number): PaymentGateway | undefined {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = config;
  if (!RAZORPAY_KEY_ID || !RAZORPAY_KEY_SECRET || !RAZORPAY_WEBHOOK_SECRET) return undefined;
  return openRazorpayGateway({
    keyId: RAZORPAY_KEY_ID,
    keySecret: RAZORPAY_KEY_SECRET,
    webhookSecrets: secretsIn(RAZORPAY_WEBHOOK_SECRET),
    apiUrl: config.RAZORPAY_API_URL ?? razorpayApiUrl,
    checkoutUrl: config.RAZORPAY_CHECKOUT_URL ?? razorpayCheckoutUrl,
    timeoutMs,
    fetch: askProvider,
  });
}

const secretsIn = (list: string): string[] =>
  list
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);

/** Secrets from the settings, else its own, which are the same after a restart. */
function sandboxKeysOf(config: Config): PaymentSandbox['keys'] {
  const derive = (purpose: string) =>
    createHmac('sha256', config.authSecret).update(`payment sandbox ${purpose}`).digest('hex');
  return {
    keyId: 'rzp_sandbox_mathappu',
    keySecret: config.RAZORPAY_KEY_SECRET ?? derive('key'),
    webhookSecret: secretsIn(config.RAZORPAY_WEBHOOK_SECRET ?? derive('webhook'))[0] ?? '',
  };
}
