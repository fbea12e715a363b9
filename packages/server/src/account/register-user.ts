import type { registration } from '@mathappu/contract/account';
import { noticeVersion } from '@mathappu/contract/notice/notice-version';
import type { Language } from '@mathappu/contract/words';
import type * as z from 'zod/mini';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { assertPasswordUncommon, hashPassword } from '#server/sessions/password.ts';
import type { Shop } from '#server/shop.ts';
import { insertUser } from './account-queries.ts';
import { enqueueAccountMail } from './send-account-mail.ts';

/** Returns the id of the new customer. */
export async function registerUser(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'limits'>,
  { name, email, number, password }: z.output<typeof registration>,
  client: { ip: string; language: Language },
): Promise<string> {
  const { db, config, limits } = shop;
  await limits.use('registrationAddress', client.ip);
  assertPasswordUncommon(password, 'password');
  await limits.use('registrationEmail', email);
  await limits.use('registrationNumber', number);
  const passwordHash = await hashPassword(config, password);
  return inTransaction(db, async (tx) => {
    const user = { email, language: client.language, noticeVersion };
    const id = await insertUser(tx, { ...user, name, phone: number, passwordHash });
    await enqueueAccountMail(shop, tx, 'verification', { ...user, id, chosen_language: null });
    return id;
  });
}
