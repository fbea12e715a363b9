import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as untilRead, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Connections that are idle after this time are cut. */
const graceMs = 500;
/**
 * Requests that are answered within this time are answered as before; afterwards Fastify closes.
 */
const patienceMs = 4_000;

/**
 * Before a shop behind a proxy closes. New connections are refused at once, so that the proxy goes
 * elsewhere before it has sent anything. Open ones are answered once more, with `connection: close`:
 * were they cut now, a request that is on its way would be lost, and an order must not be sent twice.
 * All the while the shop is whole: pages still ask its calls.
 */
export async function drain({ server }: FastifyInstance): Promise<void> {
  const ended = once(server, 'close');
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) =>
    response.setHeader('connection', 'close'),
  );
  // Connections and requests that have arrived by now count, however late this process reads them.
  await untilRead();
  // `close` of an HTTP server would cut idle connections as well.
  Server.prototype.close.call(server);
  await wait(graceMs);
  await untilRead();
  server.closeIdleConnections();
  await Promise.race([ended, wait(patienceMs)]);
}
