import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** The key with which a client can repeat a request safely. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x20-\x7e]{1,200}$/.test(key)) return key;
  throw new AppError('invalidIdempotencyKey');
}
