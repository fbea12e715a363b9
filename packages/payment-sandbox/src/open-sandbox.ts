import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { addApiRoutes } from './api-routes.ts';
import type { Context } from './payments.ts';
import { answerRefusals, sandboxRoutes } from './sandbox-routes.ts';
import type { SandboxKeys } from './signatures.ts';
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
  /** The records, for comparison with the shop's. */
  readonly records: Records;
  close(): Promise<void>;
};

const path = '/sandbox/razorpay';

/** A stand-in for the payment provider; no money moves. */
export async function openSandbox({
  keys,
  folder,
  now = () => new Date(),
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
    records: store.records,
    async close() {
      await api.close();
      store.close();
    },
  };
}
