import { sql } from 'kysely';
import { expiringQueues } from '#server/orders/mail-queues.ts';
import { listPaymentDiscrepancies } from '#server/payments/discrepancy-queries.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { countMissingPictures } from '#server/platform/files/uploaded-file-queries.ts';
import type { Figure } from '#server/platform/http/metrics-routes.ts';
import { listQueueFigures } from '#server/platform/jobs/failed-job-queries.ts';
import type { Shop } from '#server/shop.ts';
import { findLastDone } from './last-done-queries.ts';

/**
 * Figures of the database for which an operator is woken. The statement reads what lists and jobs
 * read, and no table that grows for ever.
 */
export async function readOperatorFigures({
  db,
  now,
}: Pick<Shop, 'db' | 'now'>): Promise<Figure[]> {
  const [isReadOnly, statuses, discrepancies, picturesMissing, queues, last] = await Promise.all([
    takesNoChanges(db),
    listOrderCounts(db),
    listPaymentDiscrepancies(db, now()),
    countMissingPictures(db),
    listQueueFigures(db),
    findLastDone(db),
  ]);
  return [
    { name: 'shop_database_read_only', value: Number(isReadOnly) },
    ...statuses.map(
      ({ status, orders }): Figure => ({
        name: 'shop_orders',
        labels: { status },
        value: orders,
      }),
    ),
    { name: 'shop_payments_to_settle', value: discrepancies.length },
    { name: 'shop_pictures_missing', value: picturesMissing },
    {
      name: 'shop_last_backup_timestamp_seconds',
      value: Math.round((last.backup?.getTime() ?? 0) / 1_000),
    },
    ...queues.flatMap(
      ({ queue, waiting, active, failed, waitingSeconds, lateSeconds }): Figure[] => [
        { name: 'shop_jobs', labels: { queue, state: 'waiting' }, value: waiting },
        { name: 'shop_jobs', labels: { queue, state: 'active' }, value: active },
        // Nobody can do anything about a code that came too late.
        ...(isExpiring(queue)
          ? []
          : [{ name: 'shop_jobs', labels: { queue, state: 'failed' }, value: failed } as const]),
        { name: 'shop_job_waiting_seconds', labels: { queue }, value: waitingSeconds },
        { name: 'shop_job_late_seconds', labels: { queue }, value: lateSeconds },
      ],
    ),
  ];
}

const isExpiring = (queue: string) => expiringQueues.some((name) => name === queue);

/** A standby, or a database that its server protects. */
export async function takesNoChanges(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select current_setting('transaction_read_only')::boolean as "isReadOnly"`.execute(db);
  return rows[0]?.isReadOnly ?? false;
}

/** By status, from the sums of each day. */
async function listOrderCounts(db: Queryable): Promise<{ status: string; orders: number }[]> {
  const { rows } = await sql<{ status: string; orders: number }>`
    select status, sum(orders)::bigint as orders from order_days
    group by status order by status`.execute(db);
  return rows;
}
