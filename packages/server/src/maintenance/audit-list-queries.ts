import type { AuditedKind } from '@mathappu/contract/admin/audited-kinds';
import { shopTimeZone } from '@mathappu/contract/shop-time';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

type AuditFilter = {
  readonly by?: string | undefined;
  readonly kind?: AuditedKind | undefined;
  readonly action?: string | undefined;
  readonly subject: string;
  readonly day?: string | undefined;
  readonly after?: string | undefined;
};

type AuditRow = {
  id: string;
  at: Date;
  actor_id: string;
  by: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  /** Empty where it has none, or is no longer there. */
  name: string;
  before: unknown;
  after: unknown;
  /** Whether the account of the person it was about is deleted; null where the subject itself is gone. */
  is_account_deleted: boolean | null;
};

/** Newest first. */
export async function listAuditRows(
  db: Queryable,
  { by, kind, action, subject, day, after }: AuditFilter,
  limit: number,
): Promise<AuditRow[]> {
  const startOf = (date: string) =>
    sql`(${date}::date::timestamp at time zone ${sql.lit(shopTimeZone)})`;
  const conditions = [
    ...(by ? [sql`e.actor_id = ${by}::uuid`] : []),
    ...(kind ? [sql`e.subject_kind = ${kind}`] : []),
    ...(action ? [sql`e.action = ${action}`] : []),
    ...(subject ? [sql`e.subject_id in (${subjectIds(subject)})`] : []),
    ...(day ? [sql`e.at >= ${startOf(day)} and e.at < ${startOf(day)} + interval '1 day'`] : []),
    ...(after
      ? [sql`(e.at, e.id) < (select at, id from audit_entries where id = ${after}::uuid)`]
      : []),
  ];
  const { rows } = await sql<AuditRow>`
    select e.id, e.at, e.actor_id,
      actor.name || coalesce(', key “' || via.name || '”', '') as by, e.action, e.subject_kind, e.subject_id,
      coalesce(case e.subject_kind
        when 'order' then (select number from orders where id = e.subject_id::uuid)
        when 'quote' then (select number from quotes where id = e.subject_id::uuid)
        when 'product' then (
          select name from products where id = nullif(e.subject_id, 'all')::uuid)
        when 'category' then (select name from categories where id = e.subject_id::uuid)
        when 'api-key' then (select name from api_keys where id = e.subject_id::uuid)
        when 'webhook' then (select split_part(url, '/', 3) from webhooks where id = e.subject_id::uuid)
        when 'user' then (select name from users where id = e.subject_id::uuid)
        when 'person' then case e.action when 'person.seen'
          then (select name from users where id = e.subject_id::uuid) end
      end, '') as name, e.before, e.after,
      case e.subject_kind
        when 'order' then ${isAccountDeleted(sql`orders`)}
        when 'quote' then ${isAccountDeleted(sql`quotes`, sql`s.customer_name = ''`)}
        when 'review' then ${isAccountDeleted(sql`reviews`)}
        when 'message' then ${isAccountDeleted(sql`messages`, sql`s.email = ''`)}
        when 'user' then (
          select u.deleted_at is not null from users u where u.id = e.subject_id::uuid)
        else false
      end as is_account_deleted
    from audit_entries e join users actor on actor.id = e.actor_id
      left join api_keys via on via.id = e.via
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by e.at desc, e.id desc limit ${limit}`.execute(db);
  return rows;
}

/** `isErased` tells what a deleted account has left from what somebody sent who never had one. */
const isAccountDeleted = (table: RawBuilder<unknown>, isErased = sql`true`) => sql`(
  select case when s.user_id is null then ${isErased} else u.deleted_at is not null end
  from ${table} s left join users u on u.id = s.user_id where s.id = e.subject_id::uuid)`;

/** By the id, or by what people call it. */
const subjectIds = (subject: string) => sql`
  select ${subject}
  union select id::text from orders where number = upper(${subject})
  union select id::text from quotes where number = upper(${subject})
  union select id::text from users where email = lower(${subject}) and deleted_at is null`;

/**
 * Lists the people who have made entries. The index finds each of them, however long the trail is.
 */
export const listAuditPeople = (db: Queryable) =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', '=', 'ADMIN')
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
