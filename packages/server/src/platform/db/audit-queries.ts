import { newId } from './new-id.ts';
import type { Queryable } from './open-database.ts';

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
export async function insertAuditEntry(db: Queryable, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      id: newId(),
      actor_id: entry.actorId,
      action: entry.action,
      subject_kind: entry.subjectKind,
      subject_id: entry.subjectId,
      before: toJson(entry.before),
      after: toJson(entry.after),
    })
    .execute();
}

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
