import type { AddressInfo } from 'node:net';
import { fillPath } from '@mathappu/contract/calls';
import { razorpayWebhook } from '@mathappu/contract/payments';
import type { FastifyInstance } from 'fastify';
import type { SendWebhook } from './deliver-webhooks.ts';
import { type SandboxKeys, signWebhook } from './signatures.ts';
import type { Webhook } from './webhooks.ts';

export const webhookPath = fillPath(razorpayWebhook.path, {});
const timeoutMs = 5_000;

/** Posts a webhook to each of these shops; it counts as delivered when all have accepted it. */
export const sendToShops =
  (shopUrls: readonly string[], keys: SandboxKeys): SendWebhook =>
  async (webhook) => {
    const statuses = await Promise.all(
      shopUrls.map((url) => post(url + webhookPath, webhook, keys)),
    );
    const refusals = statuses.filter((status) => status === undefined || status >= 300);
    return refusals.length > 0 ? refusals[0] : statuses[0];
  };

/**
 * Posts a webhook to the shop that the sandbox's routes are part of; to a shop that does not
 * listen, as in tests, by injecting the same request.
 */
export const sendToHost =
  (host: FastifyInstance, keys: SandboxKeys): SendWebhook =>
  async (webhook) => {
    const address = host.server.address() as AddressInfo | null;
    if (address) return post(`http://${reachable(address)}${webhookPath}`, webhook, keys);
    const { headers, body } = requestOf(webhook, keys);
    return (await host.inject({ method: 'POST', url: webhookPath, headers, payload: body }))
      .statusCode;
  };

async function post(url: string, webhook: Webhook, keys: SandboxKeys): Promise<number | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, { ...requestOf(webhook, keys), redirect: 'error', signal });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return undefined;
  }
}

const requestOf = ({ eventId, body }: Webhook, keys: SandboxKeys) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'x-razorpay-event-id': eventId,
    'x-razorpay-signature': signWebhook(keys, body),
  },
  body,
});

/** A server that listens on all addresses is reached at the loopback address. */
function reachable({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0') return `127.0.0.1:${port}`;
  if (address === '::') return `[::1]:${port}`;
  return family === 'IPv6' ? `[${address}]:${port}` : `${address}:${port}`;
}
