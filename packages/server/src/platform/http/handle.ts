import { apiBase, type CallName } from '@mathappu/contract/calls';
import {
  type AnyEndpoint,
  type BodyOf,
  envelopeOf,
  noInput,
  type ParamsOf,
  type QueryOf,
} from '@mathappu/contract/endpoint';
import { type ErrorCode, errorTable } from '@mathappu/contract/errors';
import { refusalsOf } from '@mathappu/contract/refusals/call-refusals';
import { acceptedLanguage } from '@mathappu/contract/refusals/refusal-in-language';
import { grantWords } from '@mathappu/contract/staff/grant-words';
import { type Grant, hasGrant, isSecondStepMissing } from '@mathappu/contract/staff/grants';
import { isOpenToKeys, widerForStaff } from '@mathappu/contract/staff/open-to-keys';
import { fill, type Holes, type Language } from '@mathappu/contract/words';
import * as english from '@mathappu/contract/words/done';
import * as tamil from '@mathappu/contract/words/done.ta';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';
import type { Cache } from '#server/platform/cache/cache.ts';
import { sendCachedResponse, toCachedResponse } from '#server/platform/cache/cached-response.ts';
import { findCause, runFor } from '#server/platform/log/cause.ts';
import { AppError } from './app-error.ts';
import { bodyLimitOf } from './body-limits.ts';
import { parseInput } from './parse-input.ts';
import { pickerOf } from './pick-answer.ts';
import { addFileRoute } from './read-files.ts';
import type { RequestTimes } from './slow-requests.ts';

/** The caller, read from the database for this request. */
export type Caller = {
  readonly userId: string;
  /** '' with a key. */
  readonly sessionId: string;
  /** With a key, also the key's. */
  readonly name: string;
  readonly email: string;
  /** `ADMIN`: who works in the shop, whose role has these grants. */
  readonly role: 'USER' | 'ADMIN';
  readonly grants: readonly Grant[];
  readonly staff: StaffStanding | null;
  /** Of the key by which a program calls in this person's name. */
  readonly keyId?: string;
};

type StaffStanding = {
  /** The name of the role. */
  readonly role: string;
  /** The last day of the access. */
  readonly until: string | null;
  readonly asksSecondStep: boolean;
  /** Since when there is one. */
  readonly secondStep: Date | null;
  readonly recoveryCodes: number;
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
  /** The language that the caller asks for. */
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** The result of a handler, without the envelope. */
type Result<E extends AnyEndpoint> = Done &
  (z.input<E['data']> extends null ? unknown : { data: z.input<E['data']> }) & {
    [K in keyof E['extras']]: z.input<E['extras'][K]>;
  };

/**
 * A result that is the same for every caller; its response is compressed and has a tag. With a key it is
 * cached as bytes. Its message, which no screen shows, is in English for everybody.
 */
type Shared<E extends AnyEndpoint> = {
  readonly key?: string;
  make(): Promise<Result<E>>;
};

export type Authenticate = (request: FastifyRequest) => Promise<Caller | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    isOpen(): boolean;
    authenticate: Authenticate;
    cache: Cache;
    times: RequestTimes;
  }
}

/**
 * Registers an endpoint of the contract: checks access and input, and sends the result in the
 * envelope.
 */
export function handle<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  /** A reply that it returns has been sent as a file. */
  handler: (call: Call<E>) => Promise<Result<E> | Shared<E> | FastifyReply> | Result<E> | Shared<E>,
): void {
  const pick = pickerOf(envelopeOf(endpoint));
  const enclose = (result: Result<E>, language: Language): unknown => {
    const message = sentenceOfDone(result, language);
    return pick({ success: true, error: false, data: null, ...result, message } as never);
  };
  const takesFiles = endpoint.files.length > 0;
  const isSigned = endpoint.access === 'signature';
  /** Whether the body is JSON that is read here, and not files or bytes that the handler reads. */
  const isRead = !takesFiles && !isSigned;
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = await admit(app, endpoint, request);
    if (!app.isOpen()) await assertStaff(app, endpoint, { request, caller });
    const language = acceptedLanguage(request.headers['accept-language']);
    const call = {
      params: parseParams(endpoint, request.params),
      query: parseInput(endpoint.query, request.query ?? {}, language),
      body: isRead ? parseInput(endpoint.body, readBody(endpoint, request), language) : {},
      caller,
      language,
      request,
      reply,
    } as Call<E>;
    const run = () => handler(call);
    const result = await (caller?.keyId
      ? runFor({ ...findCause(), via: caller.keyId }, run)
      : run());
    if (reply.sent || endpoint.contentType || isReply(result)) return reply;
    const isPublic = endpoint.isCacheable === true && !caller;
    reply.header('cache-control', isPublic ? 'public, max-age=0, must-revalidate' : 'no-store');
    if (!isShared(result)) return enclose(result, language);
    const make = async () =>
      toCachedResponse(200, jsonHeaders, JSON.stringify(enclose(await result.make(), 'en')));
    const made = result.key === undefined ? make() : app.cache.get(result.key, make);
    return sendCachedResponse(request, reply, await made);
  };
  const route: RouteOptions = {
    method: endpoint.method,
    url: apiBase + endpoint.path,
    bodyLimit: bodyLimitOf(endpoint.name),
    config: { isSigned, refusals: refusalsOf(endpoint) },
    handler: answer,
  };
  if (takesFiles) addFileRoute(app, route);
  else if (isSigned) addSignedRoute(app, route);
  else app.route(route);
}

/** A signature is over the bytes of a body, which are not parsed before it has been checked. */
function addSignedRoute(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    scope.route(route);
  });
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

const isReply = (result: object): result is FastifyReply => 'raw' in result;

const isShared = <E extends AnyEndpoint>(result: Result<E> | Shared<E>): result is Shared<E> =>
  'make' in result;

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
    case 'visitor': {
      if (!request.headers.authorization) return undefined;
      const caller = await app.authenticate(request);
      const wider = widerForStaff[endpoint.name];
      return !caller?.keyId || (wider && hasGrant(caller.grants, wider)) ? caller : undefined;
    }
    default: {
      const caller = await app.authenticate(request);
      if (!caller) throw new AppError('notSignedIn');
      if (caller.keyId) assertOpenToKeys(endpoint, caller);
      if (endpoint.access === 'admin' && caller.role !== 'ADMIN') {
        throw new AppError('accessDenied');
      }
      if (endpoint.access === 'admin' && caller.staff && isSecondStepMissing(caller.staff))
        throw new AppError('secondStepMissing');
      if (endpoint.grant) assertGrant(caller, endpoint.grant);
      return caller;
    }
  }
}

/**
 * A key does what its maker does as staff: nothing of people, and nothing as a customer.
 * @throws AppError personNeeded or grantMissing
 */
function assertOpenToKeys(endpoint: AnyEndpoint, caller: Caller): void {
  if (!isOpenToKeys(endpoint)) throw new AppError('personNeeded');
  const wider = widerForStaff[endpoint.name];
  if (wider) assertGrant(caller, wider);
}

/**
 * For what a body asks beyond the grant of its call, and for customers' calls that open wider for staff.
 * @throws AppError grantMissing
 */
export function assertGrant({ grants }: Caller, grant: Grant): void {
  if (!hasGrant(grants, grant)) throw new AppError('grantMissing', { grant: grantWords[grant] });
}

/** Calls that work before the shop opens, for staff who sign in and for the payment provider. */
const beforeOpening: ReadonlySet<CallName> = new Set([
  'login',
  'passSecondStep',
  'refreshToken',
  'logout',
  'verifyEmail',
  'forgotPassword',
  'verifyOtp',
  'resetPassword',
  'getShopDetails',
  'getUserDetails',
  'updateLastActive',
  'openInvite',
  'acceptInvite',
  'razorpayWebhook',
]);

const openingRetrySeconds = 3_600;

/** @throws AppError shopNotOpen */
async function assertStaff(
  app: FastifyInstance,
  { name }: AnyEndpoint,
  { request, caller }: { request: FastifyRequest; caller: Caller | undefined },
): Promise<void> {
  if (beforeOpening.has(name)) return;
  const staff =
    caller ??
    (request.headers.authorization && (await app.authenticate(request).catch(() => undefined)));
  if (staff && staff.role === 'ADMIN') return;
  throw new AppError('shopNotOpen', {}, { retryAfterSeconds: openingRetrySeconds });
}

function readBody(endpoint: AnyEndpoint, request: FastifyRequest): unknown {
  if (request.body !== undefined && request.body !== null) return request.body;
  // No body counts as an empty object, so that each required field is reported.
  const { 'content-length': length = '0' } = request.headers;
  return endpoint.body === noInput || length === '0' ? {} : null;
}

type NotFoundCode = {
  [Code in ErrorCode]: (typeof errorTable)[Code][0] extends 404 ? Code : never;
}[ErrorCode];

const isNotFound = (code: ErrorCode): code is NotFoundCode => errorTable[code][0] === 404;

/** A malformed id in the path is answered like an unknown one. */
function parseParams({ params, errors }: AnyEndpoint, value: unknown): unknown {
  const result = params.safeParse(value ?? {});
  if (result.success) return result.data;
  throw new AppError(errors.find(isNotFound) ?? 'notFound');
}

type Sentence = (typeof english)[keyof typeof english];

/** The message of a successful call: a sentence of `words/done` with its values. */
type Done = {
  [Said in Sentence]: [keyof Holes<Said>] extends [never]
    ? { readonly message: Said; readonly values?: undefined }
    : { readonly message: Said; readonly values: Holes<Said> };
}[Sentence];

const inTamil: Readonly<Record<string, string>> = tamil;
const tamilOf = new Map(
  Object.entries<string>(english).map(([key, sentence]) => [sentence, inTamil[key]]),
);

function sentenceOfDone({ message, values }: Done, language: Language): string {
  const sentence = (language === 'ta' && tamilOf.get(message)) || message;
  return values ? fill<string>(sentence, values) : sentence;
}
