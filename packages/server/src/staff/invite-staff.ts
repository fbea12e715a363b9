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
import { claimOnce, hashFields } from '#server/platform/db/claim-once.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { randomDigits } from '#server/platform/db/random-digits.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import { changePeople } from './change-people.ts';
import { daysLater, inviteCodeLength, inviteUrl } from './invite-link.ts';
import { assertMayGive, heldBy } from './may-give.ts';
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
 * Invites somebody; the link is returned where it is to be shown, and else mailed. Repeated under its
 * idempotency key it has no link, which is not stored.
 * @throws AppError wrongPassword, dayIsPast, notFound, grantExceeded, emailIsStaff, tooMany or
 * idempotencyConflict
 */
export async function inviteStaff(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'limits' | 'now'>,
  caller: Caller,
  { name, email, role: roleId, until, by, password }: BodyOf<typeof call>,
  { language, idempotencyKey }: { language: Language; idempotencyKey: string | undefined },
): Promise<{ staff: StaffMember; link: string | null }> {
  assertDayToCome(shop, until);
  const names = await readShopNames(shop);
  const code = randomDigits(inviteCodeLength);
  const endsAt = daysLater(shop.now(), inviteDays);
  return changePeople(shop, caller, password, async (tx, own) => {
    const staffId = newId();
    const scope = { userId: caller.userId, route: 'invite', key: idempotencyKey };
    const hash = hashFields({ name, email, roleId, until, by });
    const earlier = await claimOnce(tx, scope, hash, { staffId });
    if (earlier) return { staff: await getMember(tx, earlier.staffId), link: null };
    const role = await findRole(tx, roleId);
    if (!role) throw new AppError('notFound');
    assertMayGive(own, heldBy(role));
    if (await hasStaffWith(tx, email)) throw new AppError('emailIsStaff', {}, { field: 'email' });
    if ((await countStaff(tx)) >= maxStaff) throw new AppError('tooMany', { maximum: maxStaff });
    const isMailed = by === 'mail';
    await insertStaff(tx, {
      id: staffId,
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
    const link = isMailed ? null : inviteUrl(names, language, code);
    return { staff: await getMember(tx, staffId), link };
  });
}

async function getMember(tx: Tx, id: string): Promise<StaffMember> {
  const member = await findMember(tx, id);
  if (!member) throw new AppError('notFound');
  return toMember(member);
}
