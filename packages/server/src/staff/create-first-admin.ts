import { insertUser, lockFirstAdmin } from '#server/account/account-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { hashPassword } from '#server/sessions/password.ts';
import { findUserByEmail } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { insertOwner, listLastingOwners, lockPeople } from './staff-queries.ts';

/** Creates the admin named by the settings unless that account exists; it is never changed. */
export async function createFirstAdmin({
  db,
  config,
  log,
}: Pick<Shop, 'db' | 'config' | 'log'>): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config;
  if (!email || !password) return;
  const existing = await findUserByEmail(db, email);
  if (existing && existing.role !== 'ADMIN') {
    log.warn({ userId: existing.id }, 'ADMIN_EMAIL is the account of a customer');
  }
  if (existing?.role === 'ADMIN') await keepOwner(db, existing);
  if (existing) return;
  const passwordHash = await hashPassword(config, password);
  await inTransaction(db, async (tx) => {
    // Processes may start at the same time: the first one creates the admin.
    await lockFirstAdmin(tx);
    if (await findUserByEmail(tx, email)) return;
    const userId = await insertUser(tx, {
      name: 'Administrator',
      email,
      passwordHash,
      role: 'ADMIN',
      isEmailVerified: true,
    });
    await insertOwner(tx, { userId, name: 'Administrator', email });
    log.info({ userId }, 'first admin created');
  });
}

/** The release before makes an admin who has no row in `staff`: where nobody owns the shop, this one does. */
const keepOwner = (
  db: Shop['db'],
  { id: userId, name, email }: { id: string; name: string; email: string },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockPeople(tx);
    if ((await listLastingOwners(tx)).length === 0) await insertOwner(tx, { userId, name, email });
  });
