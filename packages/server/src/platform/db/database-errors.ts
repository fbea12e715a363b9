import type { PlainErrorCode } from '@mathappu/contract/errors';

/**
 * Constraints that guard against races, with the refusal for the request that lost. Any other
 * violation is a bug.
 */
export type ConstraintMeanings = Readonly<Record<string, PlainErrorCode>>;

export function findBrokenConstraint(
  meanings: ConstraintMeanings,
  error: unknown,
): PlainErrorCode | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined;
  return meanings[String(error.constraint)];
}

/** A server that only reads: a standby that is about to be promoted, or a primary that no longer is one. */
export const onlyReads = '25006';

/**
 * True when PostgreSQL is unreachable, starting, stopping, changing its role, overloaded or silent, or
 * takes another password by now, which is temporary.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    code === onlyReads ||
    /^(08|28|53|57P0[123]|57014|55P03|25P03)/.test(code) ||
    [
      'ECONNREFUSED',
      'ECONNRESET',
      'EPIPE',
      'ETIMEDOUT',
      'ENOTFOUND',
      'EAI_AGAIN',
      'EHOSTUNREACH',
    ].includes(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable|PGlite is (closed|closing)/.test(
      error.message,
    )
  );
}
