import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import cors from '@fastify/cors';
import type { ErrorCode } from '@mathappu/contract/errors';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Cache } from '#server/platform/cache/cache.ts';
import type { Config } from '#server/platform/config/config.ts';
import { languageOf, prefixOf } from '#server/platform/config/page-language.ts';
import {
  type ConstraintMeanings,
  findBrokenConstraint,
} from '#server/platform/db/database-errors.ts';
import { findCause } from '#server/platform/log/cause.ts';
import { answerError, answerNotFound, reportUnnamedRefusal } from './answer-error.ts';
import { AppError } from './app-error.ts';
import { bodyLimitBytes } from './body-limits.ts';
import { answerBrokenRequest, findAmbiguousHeader } from './broken-requests.ts';
import type { Authenticate } from './handle.ts';
import { internalAddress } from './network-of.ts';
import { addJsonParser } from './parse-json.ts';
import type { RateLimits } from './rate-limits.ts';
import { addRequestCauses } from './request-cause.ts';
import { logRequests } from './request-log.ts';
import { securityHeadersOf } from './security-headers.ts';
import { endSlowRequests, longestRequestMs, type RequestTimes } from './slow-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is signed by the payment provider, which sends events of many customers from one address. */
    isSigned?: boolean;
    /** The codes that the contract lists for the call. */
    refusals?: ReadonlySet<ErrorCode>;
  }
}

/** Input is validated by the contract's zod schemas; Fastify's JSON Schema compilers are disabled. */
const refuse = (): never => {
  throw new Error('a route describes its input in the contract, not in JSON Schema');
};

/** The error that Node gives for a request that takes too long. */
const tooSlow = Object.assign(new Error('the request is too slow'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

type ServerParts = {
  readonly config: Config;
  readonly cache: Cache;
  readonly limits: RateLimits;
  readonly log: Logger;
  readonly authenticate: Authenticate;
  /** False until the owner has said who the shop is: then only staff are served. */
  readonly isOpen: () => boolean;
  readonly constraintMeanings: ConstraintMeanings;
  /** Origins whose frames may use the Payment Request API. */
  readonly paymentOrigins: readonly string[];
  readonly times: RequestTimes;
};

/** The HTTP server: limits, security headers, strict bodies, one shape of error. */
export async function createServer({
  config,
  cache,
  limits,
  log,
  authenticate,
  isOpen,
  constraintMeanings,
  paymentOrigins,
  times,
}: ServerParts): Promise<FastifyInstance> {
  const headers = securityHeadersOf(config, paymentOrigins);
  const answerBroken = answerBrokenRequest(headers);
  const app = Fastify(serverOptions({ config, log, headers, answerBroken }));
  app.setErrorHandler((error, request, reply) => {
    const code = findBrokenConstraint(constraintMeanings, error);
    const meant = code ? new AppError(code, {}, { cause: error }) : error;
    if (!config.isProduction) reportUnnamedRefusal(meant, request);
    answerError(meant, request, reply);
  });
  app.setNotFoundHandler(answerNotFound(rememberMethods(app)));
  addJsonParser(app);
  // `handle` reads them from here, so that features need not pass them with each endpoint.
  app
    .decorate('isOpen', isOpen)
    .decorate('authenticate', authenticate)
    .decorate('cache', cache)
    .decorate('times', times);
  addRequestCauses(app);
  app.addHook('preClose', async () => limits.endWaits());
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    done(findAmbiguousHeader(request.raw));
  });
  await app.register(cors, {
    origin: [new URL(config.publicUrl).origin],
    credentials: true,
    strictPreflight: false,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'cache-control', 'pragma'],
    maxAge: 600,
  });
  app.addHook('onRequest', async (request) => {
    if (request.ip === internalAddress) return;
    const isSmall =
      request.routeOptions.config.isSigned || /^\/(assets|fonts|media|uploads)\//.test(request.url);
    await limits.use(isSmall ? 'small' : 'anything', request.ip);
  });
  logRequests(app, log);
  endSlowRequests(app.server, times, (socket) => answerBroken(tooSlow, socket));
  return app;
}

type OptionParts = Pick<ServerParts, 'config' | 'log'> & {
  readonly headers: ReturnType<typeof securityHeadersOf>;
  readonly answerBroken: ReturnType<typeof answerBrokenRequest>;
};

const serverOptions = ({
  config,
  log,
  headers,
  answerBroken,
}: OptionParts): FastifyHttpOptions<Server> => ({
  loggerInstance: log as FastifyBaseLogger,
  // The hook below logs one line per request instead of two.
  logController: new LogController({ disableRequestLogging: true }),
  // A child logger for each request would cost more than the response; log lines include the id.
  childLoggerFactory: (logger) => logger,
  // A call that the server makes to itself is part of the request that it answers.
  genReqId: () => findCause()?.requestId ?? randomUUID(),
  requestIdHeader: false,
  trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
  bodyLimit: bodyLimitBytes,
  requestTimeout: longestRequestMs,
  connectionTimeout: 0,
  http: {
    headersTimeout: 10_000,
    // Node looks for requests that are too slow each 30 seconds by itself.
    connectionsCheckingInterval: 2_500,
    // Requests without a host are refused by `findAmbiguousHeader` below, in our error shape.
    requireHostHeader: false,
  },
  rewriteUrl: ({ url = '/' }) => readableUrl(url),
  routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
  forceCloseConnections: 'idle',
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
  // Requests on open connections are still answered while the server closes.
  return503OnClosing: false,
  clientErrorHandler: answerBroken,
  frameworkErrors: (error, request, reply) => {
    answerError(error, request, reply.headers(headers));
  },
});

/**
 * The path and query of a request target, which may be a whole URL:
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 * A path with `%` that cannot be decoded becomes one segment that can: no page has such an address,
 * so the page that says so is shown in its language. Calls and files refuse theirs.
 */
function readableUrl(target: string): string {
  const url = target.replace(/^[a-z]+:\/\/[^/?#]*/i, '');
  const [path = ''] = url.split(/[?#]/, 1);
  if (!path.includes('%') || isDecodable(path) || /^\/(api|assets|uploads)\//.test(path))
    return url;
  const { pathname } = new URL(`http://shop${path}`);
  const prefix = prefixOf(languageOf(pathname));
  return `${prefix}/${encodeURIComponent(pathname.slice(prefix.length + 1))}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Records the methods of each route, to tell 405 from 404. Returns a function that lists the
 * methods of a path; none when there is no route.
 */
function rememberMethods(app: FastifyInstance): (path: string) => string[] {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ method, url }) => {
    if (url === '*') return;
    const route = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) route.methods.add(each);
    known.set(url, route);
  });
  return (path) => {
    const answering = [...known.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(answering.flatMap(({ methods }) => [...methods]))].sort();
  };
}

/** The pages' catch-all route excludes the API and the uploads. */
function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^$()|[\]\\{}]/g, '\\$&');
  const source = escaped.replace(/:\w+/g, '[^/]+').replace('*', '.*');
  return new RegExp(`^${url.endsWith('*') ? '(?!/api/|/uploads/)' : ''}${source}$`);
}
