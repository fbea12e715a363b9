import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { findCause } from '#server/platform/log/cause.ts';
import { newId } from './new-id.ts';
import type { Queryable, Tx } from './open-database.ts';
import { kindsOfPeople, withholdWords } from './withhold-words.ts';

type AuditEntry = {
  readonly actorId: string;
  /** The kind of the subject and the action, such as `order.refund`. */
  readonly action: `${string}.${string}`;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly before?: unknown;
  readonly after?: unknown;
};

/** Records who changed what, in the transaction of the change. */
export const insertAuditEntry = (db: Queryable, entry: AuditEntry): Promise<void> =>
  insertAuditEntries(db, [entry]);

export async function insertAuditEntries(
  db: Queryable,
  entries: readonly AuditEntry[],
): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values(
      entries.map((entry) => ({
        id: newId(),
        // Not now(), when the transaction began: it may have waited for another change of the subject.
        at: sql<Date>`clock_timestamp()`,
        actor_id: entry.actorId,
        action: entry.action,
        subject_kind: entry.subjectKind,
        subject_id: entry.subjectId,
        before: toJson(entry.before),
        after: toJson(entry.after),
        via: findCause()?.via ?? null,
      })),
    )
    .execute();
}

/** Puts another name in place of one who packed or checked, in the entries of dispatch cards. */
export async function renameInShipmentEntries(tx: Tx, name: string, by: string): Promise<void> {
  for (const column of ['before', 'after'] as const) {
    for (const key of ['packedBy', 'checkedBy']) {
      await sql`
        update audit_entries
        set ${sql.ref(column)} = ${sql.ref(column)} || jsonb_build_object(${key}::text, ${by}::text)
        where action = 'order.shipment'
          and lower(${sql.ref(column)} ->> ${key}) = ${name.toLowerCase()}`.execute(tx);
    }
  }
}

/** Erases the texts in entries about a person who has left. States, amounts and ids stay. */
export async function eraseAuditWords(tx: Tx, subjectIds: readonly string[]): Promise<void> {
  const entries = await tx
    .selectFrom('audit_entries')
    .select(['id', 'before', 'after'])
    .where('subject_id', 'in', subjectIds)
    .where('subject_kind', 'in', kindsOfPeople)
    .execute();
  const erased = entries.map(({ id, before, after }) => ({
    id,
    before: withholdWords(before),
    after: withholdWords(after),
  }));
  await sql`
    update audit_entries kept set before = erased.before, after = erased.after
    from json_to_recordset(${JSON.stringify(erased)}::json) as erased (id uuid, before json, after json)
    where kept.id = erased.id`.execute(tx);
}

type LookUp = {
  readonly actorId: string;
  /** A day of the shop's calendar. */
  readonly day: string;
  /** The account that was looked at; null of a search. */
  readonly account: string | null;
  /** The number of letters that were searched for. */
  readonly letters?: number;
};

/** No account has it. It is a UUID, since the release before reads one here. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Records a look at people: one entry an account, actor and day, whose id is made of the three, so that
 * looks at the same time are one entry too. Searches are counted in theirs.
 */
export async function insertLookUp(
  db: Queryable,
  { actorId, day, account, letters }: LookUp,
): Promise<void> {
  const subjectId = account ?? nobody;
  const id = idOf(`person.seen ${actorId} ${day} ${subjectId}`);
  const counted = letters === undefined ? null : { searches: 1, longest: letters };
  await sql`
    insert into audit_entries as seen (id, at, actor_id, action, subject_kind, subject_id, after, via)
    values (${id}::uuid, clock_timestamp(), ${actorId}::uuid, 'person.seen', 'person', ${subjectId},
      ${counted && JSON.stringify(counted)}::jsonb, ${findCause()?.via ?? null}::uuid)
    on conflict (id) do update set after = jsonb_build_object(
      'searches', (seen.after ->> 'searches')::int + 1,
      'longest', greatest((seen.after ->> 'longest')::int, (excluded.after ->> 'longest')::int))
    where seen.after is not null`.execute(db);
}

/** A UUID of version 8, which the text alone decides. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Names and addresses have left the shop as a file: an entry each time. */
export const recordExport = (db: Queryable, actorId: string, file: string) =>
  insertAuditEntry(db, { actorId, action: 'person.seen', subjectKind: 'export', subjectId: file });

/** Who did it, with the key that did it in their name: of `users` and `audit_entries as entry`. */
export const actorOf = sql<string>`users.name || coalesce(
  (select ', key “' || api_keys.name || '”' from api_keys where api_keys.id = entry.via), '')`;

type LatestChange = { actorId: string; by: string; at: Date };

/** Finds who changed the subject last, and when; with `action`, who did that last. */
export async function findLatestChange(
  db: Queryable,
  subjectKind: string,
  subjectId: string,
  action?: AuditEntry['action'],
): Promise<LatestChange | undefined> {
  let changes = db
    .selectFrom('audit_entries as entry')
    .innerJoin('users', 'users.id', 'entry.actor_id')
    .where('entry.subject_kind', '=', subjectKind)
    .where('entry.subject_id', '=', subjectId);
  if (action) changes = changes.where('entry.action', '=', action);
  return changes
    .select(['entry.actor_id as actorId', actorOf.as('by'), 'entry.at'])
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Lists what was done with the subject, oldest first. */
export const listChanges = (db: Queryable, subjectKind: string, subjectId: string) =>
  db
    .selectFrom('audit_entries as entry')
    .innerJoin('users', 'users.id', 'entry.actor_id')
    .select(['entry.action', 'entry.after', actorOf.as('by'), 'entry.at'])
    .where('entry.subject_kind', '=', subjectKind)
    .where('entry.subject_id', '=', subjectId)
    .orderBy('entry.at')
    .orderBy('entry.id')
    .execute();

/** The author and time of a change, for the details of a refusal. */
export const conflictDetails = (change: Pick<LatestChange, 'by' | 'at'> | undefined) => ({
  by: change?.by ?? 'Somebody else',
  ...(change && { at: change.at.toISOString() }),
});

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
