import { createHmac } from 'node:crypto';
import type { PaymentGateway } from '#server/gateway/payment-gateway.ts';
import { openRazorpayGateway, type RazorpayKeys } from '#server/gateway/razorpay-gateway.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { answerSandboxCall, type Sandbox } from './sandbox-api.ts';
import { openSandboxTables, type SandboxDb } from './sandbox-tables.ts';

export const sandboxPath = '/sandbox/razorpay';

/** The real gateway, talking to our look-alike inside this process. */
export async function openSandboxGateway(
  config: Config,
  db: Db,
  { timeoutMs }: { timeoutMs?: number } = {},
): Promise<PaymentGateway> {
  const sandbox: Sandbox = { db: await openSandboxTables(db), keys: sandboxKeysOf(config) };
  return openRazorpayGateway({
    ...sandbox.keys,
    apiUrl: `${config.publicUrl}${sandboxPath}`,
    checkoutUrl: `${sandboxPath}/checkout.js`,
    fetch: (request) => answerSandboxCall(sandbox, request),
    timeoutMs,
  });
}

/** The sandbox whose tables `openSandboxGateway` has made. */
export function sandboxOf(config: Config, db: Db): Sandbox {
  return { db: db as unknown as SandboxDb, keys: sandboxKeysOf(config) };
}

/** Secrets of its own, the same after a restart, unless the settings give them. */
function sandboxKeysOf(config: Config): RazorpayKeys {
  if (!config.usesSandbox) throw new Error('the payment sandbox is not for this installation');
  const derive = (purpose: string) =>
    createHmac('sha256', config.authSecret).update(`payment sandbox ${purpose}`).digest('hex');
  return {
    keyId: 'rzp_sandbox_mathappu',
    keySecret: config.RAZORPAY_KEY_SECRET ?? derive('key'),
    webhookSecrets: config.RAZORPAY_WEBHOOK_SECRET?.split(',') ?? [derive('webhook')],
  };
}
