import { toRupees } from '@mathappu/contract/money';
import type { paymentDiscrepancy } from '@mathappu/contract/payments';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Queryable } from '#server/platform/db/open-database.ts';
import {
  type DiscrepancyRow,
  listRefundDiscrepancies,
} from './refunds/refund-discrepancy-queries.ts';

/**
 * Payments, refunds and gateway orders in a state that the jobs should have resolved by now, oldest
 * first. Only the shop's own tables are read.
 */
export async function listPaymentDiscrepancies(
  db: Queryable,
): Promise<z.input<typeof paymentDiscrepancy>[]> {
  const { rows } = await sql<DiscrepancyRow>`
    with payment as (
      select p.order_id, p.gateway_order_id, p.gateway_payment_id, p.state, p.amount_paise,
        p.currency, p.is_settling, p.updated_at, o.number, o.total_paise, o.status as order_status,
        p.amount_paise > p.refunds_paise as is_refundable,
        exists (select from refunds r where r.gateway_payment_id = p.gateway_payment_id
          and r.state = 'failed' and r.replaced_by is null
          and r.amount_paise <= p.amount_paise - p.refunds_paise) as has_failed_refund
      from payments p
      join orders o on o.id = p.order_id
      where p.state in ('authorized', 'captured')
    ), finding as (
      select order_id, number, gateway_order_id, gateway_payment_id, amount_paise,
        updated_at as since,
        case
          when state = 'captured' and not is_settling and is_refundable and not has_failed_refund
            then case when amount_paise <> total_paise or currency <> 'INR'
              then 'The amount paid is not the amount of the order'
              else 'Paid, but the order is not marked as paid' end
          when state = 'authorized' and is_settling and updated_at < now() - interval '15 minutes'
            then 'Marked as paid, but the payment provider has not taken the money yet'
          when is_settling and order_status = 'CANCELLED' and is_refundable
            and not has_failed_refund and updated_at < now() - interval '15 minutes'
            then 'The order is cancelled, but its payment has not been given back'
        end as finding
      from payment
      union all
      select g.order_id, o.number, g.gateway_order_id, null, g.amount_paise, g.check_at,
        'The payment provider has not answered since then'
      from gateway_orders g join orders o on o.id = g.order_id
      where g.check_at < now() - interval '15 minutes'
    )
    select order_id as "_id", number as "orderId", gateway_order_id as "gatewayOrderId",
      gateway_payment_id as "gatewayPaymentId", finding, amount_paise as "amountPaise", since
    from finding where finding is not null order by since limit 200`.execute(db);
  const all = [...rows, ...(await listRefundDiscrepancies(db))];
  all.sort((a, b) => a.since.getTime() - b.since.getTime());
  return all.map(({ amountPaise, since, ...row }) => ({
    ...row,
    amount: toRupees(amountPaise),
    since: since.toISOString(),
  }));
}
