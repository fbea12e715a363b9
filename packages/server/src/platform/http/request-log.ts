import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { internalAddress } from './network-of.ts';

/**
 * The path of an address without what must not be read in a log: the query, which may have tokens from
 * mails or names that were searched for, and codes of 130 random bits, since whoever knows one sees what it
 * is for.
 */
export const pathForLog = (url: string): string =>
  (url.split('?', 1)[0] ?? '')
    .replace(/\/[0-9a-z]{26}(?=\/|$)/gi, '/[hidden]')
    // A code may be typed with spaces and hyphens.
    .replace(typedCode, '$1/[hidden]');

const typedCode =
  /^((?:\/ta)?\/order|\/api\/v1\/order\/(?:shared|answer|adopt|picture))\/(?!MP-|EQ-)[^/]+/i;

/** Logs one line for each response, but for calls that the server makes to itself. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  // These lines contain no secrets, and redaction would cost more than the response.
  const requestLog = log.child({}, { redact: [] });
  app.addHook('onResponse', async (request, reply) => {
    if (request.ip === internalAddress) return;
    requestLog.info(
      {
        reqId: request.id,
        method: request.method,
        path: pathForLog(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
