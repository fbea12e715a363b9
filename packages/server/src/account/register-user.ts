import type { registration } from '@mathappu/contract/account';
import type * as z from 'zod/mini';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { assertPasswordUncommon, hashPassword } from '#server/sessions/password.ts';
import type { Shop } from '#server/shop.ts';
import { insertUser } from './account-queries.ts';
import { enqueueAccountMail } from './send-account-mail.ts';

/** Returns the id of the new customer. */
export async function registerUser(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'limits'>,
  { name, email, number, password }: z.output<typeof registration>,
  ip: string,
): Promise<string> {
  const { db, config, limits } = shop;
  await limits.use('registrationAddress', ip);
  assertPasswordUncommon(password, 'password');
  await limits.use('registrationEmail', email);
  await limits.use('registrationNumber', number);
  const passwordHash = await hashPassword(config, password);
  return inTransaction(db, async (tx) => {
    const id = await insertUser(tx, { name, email, phone: number, passwordHash });
    await enqueueAccountMail(shop, tx, 'verification', { id, email });
    return id;
  });
}
