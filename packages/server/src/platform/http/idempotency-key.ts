import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** The key a client gives a request so that it can send it again. @throws AppError invalidIdempotencyKey */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x20-\x7e]{1,200}$/.test(key)) return key;
  throw new AppError('invalidIdempotencyKey');
}
