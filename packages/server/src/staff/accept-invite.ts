import type { openInvite as call } from '@mathappu/contract/staff';
import type { Language } from '@mathappu/contract/words';
import type * as z from 'zod/mini';
import { insertUser, updateUser } from '#server/account/account-queries.ts';
import { hashSecret } from '#server/account/one-time-secret.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { assertPasswordUncommon, hashPassword } from '#server/sessions/password.ts';
import { signIn, type Tokens } from '#server/sessions/sign-in.ts';
import { findUserByEmail } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { recordPeopleChange } from './record-people-change.ts';
import { acceptInviteRow, findInvite, lockPeople } from './staff-queries.ts';

type Client = { readonly ip: string; readonly userAgent: string; readonly language: Language };

/** @throws AppError inviteNotFound */
export async function openInvite(
  { db, settings, now, limits }: Pick<Shop, 'db' | 'settings' | 'now' | 'limits'>,
  code: string,
  ip: string,
): Promise<z.output<(typeof call)['data']>> {
  await limits.use('invite', ip);
  const invite = await findInvite(db, hashSecret(code), now());
  if (!invite) throw new AppError('inviteNotFound');
  const { email, role } = invite;
  const hasAccount = (await findUserByEmail(db, email)) !== undefined;
  return { shop: (await settings.read()).shop.name, role, email, hasAccount };
}

/**
 * Makes staff of the account with the invited address: of the one that is signed in, or of a new one.
 * Whoever has registered the address has to sign in, so that the link alone gives nobody that account.
 * @returns tokens when the account is new
 * @throws AppError inviteNotFound, notSignedIn or commonPassword
 */
export async function acceptInvite(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'limits' | 'now'>,
  caller: Caller | undefined,
  { code, newPassword }: { code: string; newPassword?: string | undefined },
  client: Client,
): Promise<Tokens | undefined> {
  const { db, config, limits, now } = shop;
  await limits.use('invite', client.ip);
  const linkHash = hashSecret(code);
  const seen = await findInvite(db, linkHash, now());
  if (!seen) throw new AppError('inviteNotFound');
  const known = await findUserByEmail(db, seen.email);
  if (known ? known.id !== caller?.userId : newPassword === undefined)
    throw new AppError('notSignedIn');
  const isNew = !known && newPassword !== undefined;
  if (isNew) assertPasswordUncommon(newPassword, 'newPassword');
  const passwordHash = isNew ? await hashPassword(config, newPassword) : '';
  await inTransaction(db, async (tx) => {
    await lockPeople(tx);
    const invite = await findInvite(tx, linkHash, now());
    if (!invite) throw new AppError('inviteNotFound');
    const { id, email, name } = invite;
    // The account may have been made or deleted since.
    if ((await findUserByEmail(tx, email))?.id !== known?.id) throw new AppError('inviteNotFound');
    const userId =
      known?.id ??
      (await insertUser(tx, {
        name,
        email,
        passwordHash,
        isEmailVerified: invite.is_link_mailed,
        language: client.language,
      }));
    await updateUser(tx, userId, { role: 'ADMIN' });
    await acceptInviteRow(tx, id, userId);
    await recordPeopleChange(shop, tx, { userId }, { action: 'staff.accept', subjectId: id });
  });
  if (!isNew) return undefined;
  return signIn(shop, { email: seen.email, password: newPassword }, client);
}
