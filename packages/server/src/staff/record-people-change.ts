import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { enqueuePeopleMails } from './staff-mails.ts';

type PeopleChange = {
  readonly action: `${'staff' | 'role' | 'api-key' | 'webhook'}.${string}`;
  readonly subjectId: string;
  /** Without names and addresses, which an entry would keep after the person has left. */
  readonly before?: unknown;
  readonly after?: unknown;
};

/** Writes the change into the audit trail and mails every owner, in its transaction. */
export async function recordPeopleChange(
  shop: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  change: PeopleChange,
): Promise<void> {
  const [subjectKind = ''] = change.action.split('.');
  await insertAuditEntry(tx, { ...change, actorId: userId, subjectKind });
  await enqueuePeopleMails(shop, tx, userId);
}
