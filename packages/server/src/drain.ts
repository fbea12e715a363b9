import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Connections that are idle after this time are cut. */
const graceMs = 500;

/**
 * The first part of closing, for a shop behind a proxy. New connections are refused at once, so that
 * the proxy goes elsewhere before it has sent anything. Open ones are answered once more, by Fastify
 * with `connection: close`: were they cut now, a request that is on its way would be lost, and an
 * order must not be sent twice.
 */
export async function drain({ server }: FastifyInstance): Promise<void> {
  // `close` of an HTTP server would cut idle connections as well.
  Server.prototype.close.call(server);
  await wait(graceMs);
}
