import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';

/** The staff member is the actor: others who take it off are in the entry of the person. */
export const recordSecondStep = (
  tx: Tx,
  userId: string,
  change: 'on' | 'off' | 'codes' | 'devices',
): Promise<void> =>
  insertAuditEntry(tx, {
    actorId: userId,
    action: `user.second-step-${change}`,
    subjectKind: 'user',
    subjectId: userId,
  });
