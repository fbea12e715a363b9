import type { registration } from '@mathappu/contract/account';
import type * as z from 'zod';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { refuseCommonPassword } from '#server/sessions/common-password.ts';
import { hashPassword } from '#server/sessions/password.ts';
import { insertUser } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { enqueueAccountMail } from './enqueue-account-mail.ts';

/** Returns the id of the new customer. */
export async function registerUser(
  shop: Shop,
  { name, email, number, password }: z.output<typeof registration>,
  address: string,
): Promise<string> {
  await shop.limits.use('registration', address);
  refuseCommonPassword(password, 'password');
  const passwordHash = await hashPassword(shop.config, password);
  return inTransaction(shop.db, async (tx) => {
    const id = await insertUser(tx, { name, email, phone: number, passwordHash });
    await enqueueAccountMail(shop, tx, 'verification', { id, email });
    return id;
  });
}
