import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import type { Config } from '#server/platform/config/config.ts';

/** Each takes 64 MiB and a core for a while: two at a time leave the shop its memory. */
const gate = createConcurrencyLimit({ atOnce: 2, queue: 50 });

/** Nobody's password, hashed at the cost of the real ones. */
export const dummyHash =
  '$argon2id$v=19$m=65536,t=3,p=1$6PrLjrNzJBiiuvYM1EeuKw$rjh1/w8Eff9ShtcL/KUjgs1Ow3kDOz6R1vuDNlF7MMQ';

/** Argon2id, the library's own choice of variant. */
export function hashPassword(
  { passwordCost }: Pick<Config, 'passwordCost'>,
  password: string,
): Promise<string> {
  return gate(() => hash(password.normalize(), passwordCost));
}

/** Takes the same time when there is no hash to compare with. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await gate(() => verify(passwordHash ?? dummyHash, password.normalize()));
  return isRight && passwordHash !== undefined;
}
