import { refusalsOf } from '@mathappu/contract/call-refusals';
import { apiBase } from '@mathappu/contract/calls';
import {
  type AnyEndpoint,
  type BodyOf,
  envelopeOf,
  noInput,
  type ParamsOf,
  type QueryOf,
} from '@mathappu/contract/endpoint';
import { type ErrorCode, errorTable } from '@mathappu/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import type { Cache } from '#server/platform/cache/cache.ts';
import { sendCachedResponse, toCachedResponse } from '#server/platform/cache/cached-response.ts';
import { AppError } from './app-error.ts';
import { addFileRoute } from './read-files.ts';

/** Who is calling, as the database says at this moment. */
export type Caller = {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'USER' | 'ADMIN';
};

type CallerOf<E extends AnyEndpoint> = E['access'] extends 'customer' | 'admin'
  ? Caller
  : E['access'] extends 'visitor'
    ? Caller | undefined
    : undefined;

type Call<E extends AnyEndpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly caller: CallerOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** What a handler gives back; the envelope is put around it. */
type Result<E extends AnyEndpoint> = { message: string } & (z.input<E['data']> extends null
  ? unknown
  : { data: z.input<E['data']> }) & { [K in keyof E['extras']]: z.input<E['extras'][K]> };

/**
 * An answer that is the same for everybody, kept as ready bytes under its key until one of its
 * tags is dropped.
 */
type Keepable<E extends AnyEndpoint> = {
  readonly key: string;
  readonly tags: readonly string[];
  make(): Promise<Result<E>>;
};

export type Authenticate = (request: FastifyRequest) => Promise<Caller | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    cache: Cache;
  }
}

/**
 * Registers an endpoint of the contract: checks the caller's access, the input on the way in and
 * the answer on the way out, and puts the one envelope around it.
 */
export function handle<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Result<E> | Keepable<E>> | Result<E> | Keepable<E>,
): void {
  const envelope = envelopeOf(endpoint);
  const enclose = (result: Result<E>): unknown =>
    envelope.parse({ success: true, error: false, data: null, ...result });
  const takesFiles = endpoint.files.length > 0;
  const route: RouteOptions = {
    method: endpoint.method,
    url: apiBase + endpoint.path,
    config: { isSigned: endpoint.access === 'signature', refusals: refusalsOf(endpoint) },
    handler: async (request, reply) => {
      const caller = await admit(app, endpoint, request);
      const call = {
        params: parseParams(endpoint, request.params),
        query: parse(endpoint.query, request.query ?? {}),
        body: takesFiles ? {} : parse(endpoint.body, readBody(endpoint, request)),
        caller,
        request,
        reply,
      } as Call<E>;
      const result = await handler(call);
      if (reply.sent || endpoint.contentType) return reply;
      const mayOthersKeep = endpoint.isCacheable === true && !caller;
      reply.header(
        'cache-control',
        mayOthersKeep ? 'public, max-age=0, must-revalidate' : 'no-store',
      );
      if (!isKeepable(result)) return enclose(result);
      const kept = await app.cache.get(result.key, result.tags, async () =>
        toCachedResponse(200, jsonHeaders, JSON.stringify(enclose(await result.make()))),
      );
      return sendCachedResponse(request, reply, kept);
    },
  };
  if (takesFiles) addFileRoute(app, route);
  else app.route(route);
}

// zod/mini brings no sentences of its own: what a schema does not word itself is said in these.
z.config(en());

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

const isKeepable = <E extends AnyEndpoint>(
  result: Result<E> | Keepable<E>,
): result is Keepable<E> => 'make' in result;

async function admit(
  app: FastifyInstance,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  switch (endpoint.access) {
    case 'anyone':
    case 'refresh-token':
    case 'signature':
      return undefined;
    case 'visitor':
      return request.headers.authorization ? await app.authenticate(request) : undefined;
    default: {
      const caller = await app.authenticate(request);
      if (!caller) throw new AppError('notSignedIn');
      if (endpoint.access === 'admin' && caller.role !== 'ADMIN') {
        throw new AppError('accessDenied');
      }
      return caller;
    }
  }
}

function readBody(endpoint: AnyEndpoint, request: FastifyRequest): unknown {
  if (request.body !== undefined && request.body !== null) return request.body;
  // Nothing sent is an empty object: fields that are required are then named one by one.
  const { 'content-length': length = '0' } = request.headers;
  return endpoint.body === noInput || length === '0' ? {} : null;
}

type NotFoundCode = {
  [Code in ErrorCode]: (typeof errorTable)[Code][0] extends 404 ? Code : never;
}[ErrorCode];

const isNotFound = (code: ErrorCode): code is NotFoundCode => errorTable[code][0] === 404;

/** An address that cannot be anything's is unknown like one that is nothing's. */
function parseParams({ params, errors }: AnyEndpoint, value: unknown): unknown {
  const result = params.safeParse(value ?? {});
  if (result.success) return result.data;
  throw new AppError(errors.find(isNotFound) ?? 'notFound');
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: ownMessage(issue),
  }));
  throw new AppError('invalidInput', {}, { issues });
}

/** The library's own sentences do not say which field they mean. */
function ownMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_key' && issue.issues[0]) return ownMessage(issue.issues[0]);
  const { path, message } = issue;
  const isGeneric = /^(Invalid (input|option|string)|Too (big|small)|Unrecognized key)/.test(
    message,
  );
  return isGeneric && path.length > 0 ? `Field ${path.join('.')}: ${message}` : message;
}
