import { newId } from './new-id.ts';
import type { Queryable } from './open-database.ts';

/** What can be looked for in the audit: the subject, and what was done to it. */
type AuditAction =
  | `product.${'create' | 'update' | 'delete' | 'import'}`
  | `order.${'status' | 'refund'}`
  | `message.${'status' | 'delete'}`
  | 'user.status'
  | 'session.reused'
  | 'mail.resend';

type AuditEntry = {
  readonly actorId: string;
  readonly action: AuditAction;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly before?: unknown;
  readonly after?: unknown;
};

/** Who changed what; written in the transaction of the change itself. */
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
