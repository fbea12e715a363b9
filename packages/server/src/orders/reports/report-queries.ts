import type { Paise } from '@mathappu/contract/money';
import type { ReportKind } from '@mathappu/contract/reports/report';
import { type RawBuilder, sql } from 'kysely';
import type { ReportLine } from '#server/platform/db/json-columns.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { keyOf } from '../manual-payments/manual-payment-queries.ts';

/** A report as an order's row has it; times are in the database's JSON form. */
export type ReportRow = {
  id: string;
  kind: Tables['reports']['kind'];
  source: Tables['reports']['source'];
  state: Tables['reports']['state'];
  amountPaise: Paise | null;
  method: Tables['reports']['method'];
  reference: string;
  paidOn: string | null;
  lines: ReportLine[];
  text: string;
  photos: string[];
  answer: string;
  at: string;
  decidedAt: string | null;
  decidedBy: string | null;
};

/** The reports of an order `o`, oldest first. */
export const reportsOfOrder = sql<ReportRow[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'source', r.source,
    'state', r.state, 'amountPaise', r.amount_paise, 'method', r.method, 'reference', r.reference,
    'paidOn', r.paid_on, 'lines', r.lines, 'text', r.text, 'photos', r.photos, 'answer', r.answer,
    'at', r.at, 'decidedAt', r.decided_at,
    'decidedBy', (select u.name from users u where u.id = r.decided_by)) order by r.at, r.id), '[]')
  from reports r where r.order_id = o.id)`;

const isOpen = (kind: ReportKind | 'any') =>
  kind === 'any' ? sql`state = 'open'` : sql`state = 'open' and kind = ${kind}`;

/** Whether an order `o` has an open report. */
export const isReported = (kind: ReportKind | 'any'): RawBuilder<boolean> =>
  sql`o.id in (select order_id from reports where ${isOpen(kind)})`;

/** The number of open reports of a kind. */
export const countReported = (kind: ReportKind): RawBuilder<number> =>
  sql`(select count(*) from reports where ${isOpen(kind)})`;

type Written = { _id: string; at: string };

/** The report of a transfer that was told before; undefined when there is none. */
export async function findReportOfReference(
  tx: Tx,
  orderId: string,
  reference: string,
): Promise<Written | undefined> {
  const row = await tx
    .selectFrom('reports')
    .select(['id', 'at'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment')
    .where('reference', '<>', '')
    .where(sql<string>`lower(reference)`, '=', reference.toLowerCase())
    .executeTakeFirst();
  return row && { _id: row.id, at: row.at.toISOString() };
}

/** The open reports of payments of an order, and all its reports of problems. */
export async function countReportsOf(
  tx: Tx,
  orderId: string,
): Promise<{ payments: number; problems: number }> {
  return tx
    .selectFrom('reports')
    .select(sql<number>`count(*) filter (where kind = 'payment' and state = 'open')`.as('payments'))
    .select(sql<number>`count(*) filter (where kind = 'problem')`.as('problems'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

type NewReport = {
  id: string;
  orderId: string;
  source: ReportRow['source'];
  at: Date;
} & (
  | {
      kind: 'payment';
      amountPaise: Paise;
      method: NonNullable<ReportRow['method']>;
      reference: string;
      paidOn: string;
    }
  | { kind: 'problem'; lines: readonly ReportLine[]; text: string; photos: readonly string[] }
);

/** Inserts an open report of a locked order. */
export async function insertReport(
  tx: Tx,
  { id, orderId, source, at, ...told }: NewReport,
): Promise<void> {
  await tx
    .insertInto('reports')
    .values({
      ...{ id, source, at },
      kind: told.kind,
      order_id: orderId,
      state: 'open',
      ...(told.kind === 'payment'
        ? {
            amount_paise: told.amountPaise,
            method: told.method,
            reference: told.reference,
            paid_on: sql<Date>`${told.paidOn}::date`,
          }
        : { lines: JSON.stringify(told.lines), text: told.text, photos: [...told.photos] }),
    })
    .execute();
}

export type StoredReport = Pick<
  ReportRow,
  'id' | 'kind' | 'state' | 'amountPaise' | 'method' | 'reference' | 'paidOn'
> & { orderId: string; decidedAt: Date | null; decidedBy: string | null };

export async function findReport(tx: Tx, id: string): Promise<StoredReport | undefined> {
  return tx
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.decided_by')
    .select(['reports.id', 'order_id as orderId', 'kind', 'state', 'amount_paise as amountPaise'])
    .select(['method', 'reference', 'decided_at as decidedAt', 'users.name as decidedBy'])
    .select(sql<string | null>`paid_on::text`.as('paidOn'))
    .where('reports.id', '=', id)
    .executeTakeFirst();
}

type Decision = {
  id: string;
  state: 'accepted' | 'refused';
  answer: string;
  by: string;
  at: Date;
};

export async function updateDecision(
  tx: Tx,
  { id, state, answer, by, at }: Decision,
): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ state, answer, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute();
}

/** Accepts what was told of a transfer whose receipt is booked, even if it was not found before. */
export async function acceptPaymentReports(
  tx: Tx,
  {
    orderId,
    reference,
    by,
    at,
  }: { orderId: string; reference: string; by: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ state: 'accepted', answer: '', decided_by: by, decided_at: at })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment')
    .where('state', '<>', 'accepted')
    .where('reference', '<>', '')
    .where(sql<string>`lower(reference)`, '=', keyOf(sql`${reference}`))
    .execute();
}

/** Erases what was told, and answered, about orders whose buyer is forgotten. Goods and sums stay. */
export async function eraseReports(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ reference: '', text: '', answer: '', photos: [] })
    .where('order_id', 'in', orderIds)
    .execute();
}
