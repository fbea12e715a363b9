import { createHash } from 'node:crypto';
import { AppError } from '#server/platform/http/app-error.ts';
import { claimRequest, type KeyedRequest } from './idempotency-queries.ts';
import type { Tx } from './open-database.ts';

/**
 * SHA-256 of what makes a request another one. Its callers name each field, in a fixed order: a field that a
 * later version adds then changes no request that is repeated across a deploy.
 */
export const hashFields = (fields: unknown): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('hex');

/**
 * Claims an idempotency key for a request together with its future answer, in the transaction that does the
 * work. Returns the answer of an earlier request with this key; undefined when this one is the first, or has
 * none.
 * @param hash as `hashFields` makes it
 * @throws AppError idempotencyConflict when the key was used for another request
 */
export async function claimOnce<T extends object>(
  tx: Tx,
  { key, ...scope }: Omit<KeyedRequest, 'key'> & { readonly key: string | undefined },
  hash: string,
  answer: T,
): Promise<T | undefined> {
  if (key === undefined) return undefined;
  const earlier = await claimRequest(tx, { ...scope, key }, { requestHash: hash, answer });
  if (!earlier) return undefined;
  if (earlier.requestHash !== hash) throw new AppError('idempotencyConflict');
  return earlier.answer as T;
}
