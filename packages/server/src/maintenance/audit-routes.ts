import { listAuditEntries } from '@mathappu/contract/admin/audit';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { withholdWords } from '#server/platform/db/withhold-words.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { listAuditPeople, listAuditRows } from './audit-list-queries.ts';

const entriesShown = 50;

export function addAuditRoutes(app: FastifyInstance, { db }: Pick<Shop, 'db'>): void {
  handle(app, listAuditEntries, async ({ query }) => {
    const [rows, people] = await Promise.all([
      listAuditRows(db, query, entriesShown + 1),
      listAuditPeople(db),
    ]);
    return {
      message: done.auditEntries,
      data: rows.slice(0, entriesShown).map(({ is_account_deleted: isLeft, ...row }) => ({
        _id: row.id,
        at: row.at.toISOString(),
        by: { _id: row.actor_id, name: row.by },
        action: row.action,
        subject: { kind: row.subject_kind, _id: row.subject_id, name: row.name },
        before: isLeft === false ? row.before : withholdWords(row.before),
        after: isLeft === false ? row.after : withholdWords(row.after),
        isWithheld: isLeft !== false,
        isAccountDeleted: isLeft === true,
      })),
      hasMore: rows.length > entriesShown,
      people: people.map(({ id, name }) => ({ _id: id, name })),
    };
  });
}
