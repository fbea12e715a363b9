import type { PlainErrorCode } from '@mathappu/contract/errors';
import { acceptedLanguage } from '@mathappu/contract/refusals/refusal-in-language';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '#server/platform/db/database-errors.ts';
import { AppError, toRefusal } from './app-error.ts';

/** The codes of Fastify's own errors. */
const frameworkCodes: Readonly<Record<string, PlainErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payloadTooLarge',
  FST_REQ_FILE_TOO_LARGE: 'payloadTooLarge',
  FST_FILES_LIMIT: 'payloadTooLarge',
  FST_PARTS_LIMIT: 'payloadTooLarge',
  FST_FIELDS_LIMIT: 'payloadTooLarge',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupportedMediaType',
};

/** Turns every error into a response. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error);
  if (refusal.status >= 500 && refusal.code !== 'shopNotOpen') {
    request.log.error({ err: error, reqId: request.id }, refusal.message);
  }
  // The rest of the request's body is not read.
  if (refusal.code === 'requestTimeout') reply.header('connection', 'close');
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  const language = acceptedLanguage(request.headers['accept-language']);
  reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(toRefusal(refusal, { requestId: request.id, language }));
}

/** 404 for an unknown path, 405 for an unknown method of a known one. */
export function answerNotFound(
  methodsAt: (path: string) => string[],
): (request: FastifyRequest, reply: FastifyReply) => void {
  return (request, reply) => {
    const allowed = methodsAt(request.url.split('?')[0] ?? '');
    const isMethodWrong = allowed.length > 0 && !allowed.includes(request.method);
    if (isMethodWrong) reply.header('allow', allowed.join(', '));
    answerError(new AppError(isMethodWrong ? 'methodNotAllowed' : 'notFound'), request, reply);
  };
}

/** A code that the contract does not list for the call is a bug; the logged line fails the tests. */
export function reportUnnamedRefusal(error: unknown, request: FastifyRequest): void {
  const { code } = asRefusal(error);
  const { refusals, url } = request.routeOptions.config;
  if (!refusals || refusals.has(code)) return;
  request.log.error({ code, call: `${request.method} ${url}` }, 'the contract does not name this');
}

function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as FastifyError;
  const known = frameworkCodes[code];
  if (known) return new AppError(known);
  if (statusCode === 413) return new AppError('payloadTooLarge');
  if (statusCode === 415) return new AppError('unsupportedMediaType');
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError('unreadableRequest');
  }
  if (isDatabaseUnavailable(error))
    return new AppError('unavailable', {}, { retryAfterSeconds: 3 });
  return new AppError('serverError');
}
