import { createHash } from 'node:crypto';
import { randomDigits } from '#server/platform/db/random-digits.ts';

const recoveryCodeCount = 10;
/** 80 random bits. */
const recoveryCodeLength = 16;

export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => randomDigits(recoveryCodeLength));

/** Without a key, so that they work after a restore under another AUTH_SECRET. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code).digest('base64url');

type TypedCode = { readonly app: string } | { readonly recovery: string };

/** A code as it was typed, with or without the gaps between its groups; undefined when it can be none. */
export function readCode(typed: string): TypedCode | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { app: code };
  // Crockford's base 32 reads what looks alike as the same.
  const recovery = code.replaceAll('O', '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(recovery) ? { recovery } : undefined;
}
