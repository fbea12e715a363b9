import type { Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { runFor } from '#server/platform/log/cause.ts';
import { startSpan } from '#server/platform/log/traces.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | undefined;
  }
}

/** Names the request in its response. */
const requestIdHeader = 'x-request-id';

/** Every response, and whatever runs for a request, has the request's id. */
export function addRequestCauses(app: FastifyInstance): void {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    request.span = startSpan(`${method} ${route}`, {
      kind: 'SERVER',
      attributes: { 'http.request.method': method, 'http.route': route, 'request.id': request.id },
    });
    done();
  });
  // Once the body has been read, which is done in the context of the connection.
  app.addHook('preHandler', (request, _reply, done) => {
    runFor({ requestId: request.id, span: request.span }, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.span?.setAttribute('http.response.status_code', reply.statusCode).end();
    done();
  });
}
