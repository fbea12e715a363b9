import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { hashPassword } from '#server/sessions/password.ts';
import { findUserByEmail, insertUser, lockFirstAdmin } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';

/** Creates the admin of the settings when that account is missing; an existing one is left alone. */
export async function createFirstAdmin(shop: Shop): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = shop.config;
  if (!email || !password) return;
  const existing = await findUserByEmail(shop.db, email);
  if (existing && existing.role !== 'ADMIN') {
    shop.log.warn({ userId: existing.id }, 'ADMIN_EMAIL is the account of a customer');
  }
  if (existing) return;
  const passwordHash = await hashPassword(shop.config, password);
  await inTransaction(shop.db, async (tx) => {
    // Several processes may start at once: the first creates, the others find.
    await lockFirstAdmin(tx);
    if (await findUserByEmail(tx, email)) return;
    const userId = await insertUser(tx, {
      name: 'Administrator',
      email,
      passwordHash,
      role: 'ADMIN',
      isEmailVerified: true,
    });
    shop.log.info({ userId }, 'first admin created');
  });
}
