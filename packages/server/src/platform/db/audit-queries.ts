import { sql } from 'kysely';
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
      })),
    )
    .execute();
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

/** Records a look at people, unless the same one was recorded within the interval: one statement. */
export async function insertLookUp(
  db: Queryable,
  {
    actorId,
    action,
    subjectId,
    after,
  }: Pick<AuditEntry, 'actorId' | 'action' | 'subjectId' | 'after'>,
  interval: string,
): Promise<void> {
  await sql`
    insert into audit_entries (id, at, actor_id, action, subject_kind, subject_id, after)
    select ${newId()}::uuid, clock_timestamp(), ${actorId}::uuid, ${action}, 'person', ${subjectId},
      ${toJson(after)}::jsonb
    where not exists (
      select from audit_entries
      where subject_id = ${subjectId} and subject_kind = 'person' and actor_id = ${actorId}::uuid
        and action = ${action} and after is not distinct from ${toJson(after)}::jsonb
        and at > now() - ${interval}::interval)`.execute(db);
}

/** Names and addresses have left the shop as a file. */
export const recordExport = (db: Queryable, actorId: string, file: string) =>
  insertAuditEntry(db, {
    actorId,
    action: `export.${file}`,
    subjectKind: 'export',
    subjectId: file,
  });

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
    .select(['entry.actor_id as actorId', 'users.name as by', 'entry.at'])
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
    .select(['entry.action', 'entry.after', 'users.name as by', 'entry.at'])
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
