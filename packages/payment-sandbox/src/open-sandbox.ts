import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { addApiRoutes } from './api-routes.ts';
import { type Context, payOrder } from './payments.ts';
import { answerRefusals, sandboxRoutes } from './sandbox-routes.ts';
import { type SandboxKeys, signCallback } from './signatures.ts';
import { openStore, type Records } from './store.ts';

type SandboxOptions = {
  readonly keys: SandboxKeys;
  /** The folder of its records; without one they are lost when it closes. */
  readonly folder?: string;
  readonly now?: () => Date;
};

export type PaymentSandbox = {
  readonly keys: SandboxKeys;
  /** The path to register its routes at, which pages and developers use. */
  readonly path: string;
  /** The address that a shop on this machine calls instead of the provider's API. */
  readonly apiUrl: string;
  /** The routes for browsers and developers, for the server that they reach. */
  readonly routes: ReturnType<typeof sandboxRoutes>;
  /**
   * Pays as the dialog does, with what an offer takes off; its webhooks are lost. Returns what the dialog
   * hands to the page.
   */
  pay(orderId: string, offerPaise?: number): Callback;
  /** The records, for comparison with the shop's. */
  readonly records: Records;
  close(): Promise<void>;
};

type Callback = {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
};

const path = '/sandbox/razorpay';

/** A stand-in for the payment provider; no money moves. */
export async function openSandbox({
  keys,
  folder,
  now = () => new Date(Date.now()),
}: SandboxOptions): Promise<PaymentSandbox> {
  const store = openStore(folder);
  const context: Context = { store, now };
  // Callers that wait for a delayed answer must not prevent it from closing.
  const api = Fastify({ forceCloseConnections: true });
  answerRefusals(api);
  api.register(async (prefixed) => addApiRoutes(prefixed, context, keys), { prefix: path });
  await api.listen({ host: '127.0.0.1', port: 0 });
  api.server.unref();
  return {
    keys,
    path,
    apiUrl: `http://127.0.0.1:${(api.server.address() as AddressInfo).port}${path}`,
    routes: sandboxRoutes(context, keys),
    pay(orderId, offerPaise = 0) {
      const settings = { ...store.records.settings, offerPaise, lostWebhooks: ['*'] };
      const records = { ...store.records, settings };
      const payment = payOrder({ store: { ...store, records }, now }, { orderId, isSuccess: true });
      return {
        razorpay_payment_id: payment.id,
        razorpay_order_id: orderId,
        razorpay_signature: signCallback(keys, { orderId, paymentId: payment.id }),
      };
    },
    records: store.records,
    async close() {
      await api.close();
      store.close();
    },
  };
}
