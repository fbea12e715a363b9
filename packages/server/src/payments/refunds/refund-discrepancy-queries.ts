import type { Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import type * as findings from '#server/payments/finding-words.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';

/** A sentence of `finding-words`. */
type Finding = keyof typeof findings;

export type DiscrepancyRow = {
  _id: string;
  orderId: string;
  gatewayOrderId: string;
  gatewayPaymentId: string | null;
  finding: Finding;
  /** The provider's own words about the refund; empty when there are none. */
  said: string;
  act: 'decide' | 'askAgain' | null;
  amountPaise: Paise;
  currency: string;
  since: Date;
};

const mostListed = 200;

/**
 * Refunds that failed and were not made in another way, refunds that are not done in time, and
 * payments of which the provider has refunded more than the shop knows of. Oldest first.
 */
export async function listRefundDiscrepancies(db: Queryable): Promise<DiscrepancyRow[]> {
  const { rows } = await sql<DiscrepancyRow>`
    with finding as (
      select r.order_id, r.gateway_payment_id, r.amount_paise, r.failed_at as since,
        'refundFailed' as finding, r.provider_message as said
      from refunds r join payments p on p.gateway_payment_id = r.gateway_payment_id
      where r.state = 'failed' and r.replaced_by is null and r.withdrawn_at is null
        and r.amount_paise <= p.amount_paise - p.refunds_paise
      union all
      select order_id, gateway_payment_id, amount_paise, requested_at,
        case when state = 'requested' then 'refundWaits'
          else 'refundSlow' end,
        provider_message
      from refunds
      where (state = 'requested'
          and (attempts > 0 or requested_at < now() - interval '15 minutes'))
        or (state = 'accepted' and requested_at < now() - interval '7 days')
      union all
      -- Without a limit of its own, or with one that is a parameter, a third of all payments would be expected here.
      (select order_id, gateway_payment_id, provider_refunded_paise - refunds_paise, updated_at,
        'refundUnknown', ''
      from payments where provider_refunded_paise > refunds_paise
      order by updated_at limit ${sql.lit(mostListed)})
    )
    select f.order_id as "_id", o.number as "orderId", p.gateway_order_id as "gatewayOrderId",
      f.gateway_payment_id as "gatewayPaymentId", f.amount_paise as "amountPaise", p.currency, null as act,
      f.since, f.finding, f.said
    from finding f join orders o on o.id = f.order_id
    join payments p on p.gateway_payment_id = f.gateway_payment_id
    order by f.since limit ${mostListed}`.execute(db);
  return rows;
}
