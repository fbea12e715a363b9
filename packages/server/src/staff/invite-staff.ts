import type { BodyOf } from '@mathappu/contract/endpoint';
import { toShopDay } from '@mathappu/contract/shop-time';
import {
  type inviteStaff as call,
  inviteDays,
  maxStaff,
  type StaffMember,
} from '@mathappu/contract/staff';
import { fill, type Language } from '@mathappu/contract/words';
import { hashSecret } from '#server/account/one-time-secret.ts';
import { assertOwnPassword } from '#server/account/own-password.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { randomDigits } from '#server/platform/db/random-digits.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import { daysLater, inviteCodeLength, inviteUrl } from './invite-link.ts';
import { assertMayGive, heldBy, lockPeopleFor } from './may-give.ts';
import { recordPeopleChange } from './record-people-change.ts';
import * as tamil from './staff-mail-words.ta.ts';
import * as english from './staff-mail-words.ts';
import {
  countStaff,
  findMember,
  findRole,
  hasStaffWith,
  insertStaff,
  toMember,
} from './staff-queries.ts';

/** @throws AppError dayIsPast when the last day is before today */
export function assertDayToCome({ now }: Pick<Shop, 'now'>, until: string | null): void {
  if (until !== null && until < toShopDay(now()))
    throw new AppError('dayIsPast', {}, { field: 'until' });
}

/**
 * Invites somebody; the link is returned where it is to be shown, and else mailed.
 * @throws AppError wrongPassword, dayIsPast, notFound, grantExceeded, emailIsStaff or tooMany
 */
export async function inviteStaff(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'limits' | 'now'>,
  caller: Caller,
  { name, email, role: roleId, until, by, password }: BodyOf<typeof call>,
  language: Language,
): Promise<{ staff: StaffMember; link: string | null }> {
  await assertOwnPassword(shop, caller.userId, password);
  assertDayToCome(shop, until);
  const names = await readShopNames(shop);
  const code = randomDigits(inviteCodeLength);
  const endsAt = daysLater(shop.now(), inviteDays);
  return inTransaction(shop.db, async (tx) => {
    const own = await lockPeopleFor(shop, tx, caller);
    const role = await findRole(tx, roleId);
    if (!role) throw new AppError('notFound');
    assertMayGive(own, heldBy(role));
    if (await hasStaffWith(tx, email)) throw new AppError('emailIsStaff', {}, { field: 'email' });
    if ((await countStaff(tx)) >= maxStaff) throw new AppError('tooMany', { maximum: maxStaff });
    const isMailed = by === 'mail';
    const staffId = await insertStaff(tx, {
      name,
      email,
      role_id: roleId,
      until,
      link_hash: isMailed ? null : hashSecret(code),
      link_ends_at: endsAt,
      is_link_mailed: isMailed,
    });
    if (isMailed) {
      const words = language === 'ta' ? tamil : english;
      const subject = fill(words.inviteSubject, { name: caller.name, shop: names.name });
      const mail = { actorId: caller.userId, staffId, to: email, subject, language };
      await shop.jobs.enqueue(tx, 'invite-mail', mail);
    }
    await recordPeopleChange(shop, tx, caller, {
      action: 'staff.invite',
      subjectId: staffId,
      after: { roleId, until },
    });
    const invited = await findMember(tx, staffId);
    if (!invited) throw new AppError('notFound');
    return { staff: toMember(invited), link: isMailed ? null : inviteUrl(names, language, code) };
  });
}
