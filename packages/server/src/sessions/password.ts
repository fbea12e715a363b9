import { readFileSync } from 'node:fs';
import { createConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import type { Config } from '#server/platform/config/config.ts';
import { AppError } from '#server/platform/http/app-error.ts';

/** Each hash needs 64 MiB and a core, so at most two run at a time. */
const limitHashing = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 50 });

/** Loaded with the first password, without delaying the start. */
const loadArgon2 = () => import('@node-rs/argon2');

/** The hash of no user's password, at the cost of real ones. */
export const dummyHash =
  '$argon2id$v=19$m=65536,t=3,p=1$6PrLjrNzJBiiuvYM1EeuKw$rjh1/w8Eff9ShtcL/KUjgs1Ow3kDOz6R1vuDNlF7MMQ';

/** Argon2id, the library's default: https://www.rfc-editor.org/rfc/rfc9106#section-4 */
export function hashPassword(
  { passwordCost }: Pick<Config, 'passwordCost'>,
  password: string,
): Promise<string> {
  return limitHashing(async () => (await loadArgon2()).hash(password.normalize(), passwordCost));
}

/**
 * Takes the same time without a hash to compare with, so that the response time does not reveal
 * whether an account exists:
 * https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const isMatch = await limitHashing(async () =>
    (await loadArgon2()).verify(passwordHash ?? dummyHash, password.normalize()),
  );
  return isMatch && passwordHash !== undefined;
}

const commonPasswords = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# ')),
);

export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(password.toLowerCase());

/** @throws AppError invalidInput with the field's name */
export function assertPasswordUncommon(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError('commonPassword', {}, { field });
}
