import { toRupees } from '@mathappu/contract/money';
import type { paymentDiscrepancy } from '@mathappu/contract/payments';
import { fill, type Language } from '@mathappu/contract/words';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Queryable } from '#server/platform/db/open-database.ts';
import * as tamil from './finding-words.ta.ts';
import * as english from './finding-words.ts';
import {
  type DiscrepancyRow,
  listRefundDiscrepancies,
} from './refunds/refund-discrepancy-queries.ts';

/** Payments that the jobs have not resolved within this time are listed. */
export const patienceMs = 15 * 60_000;

/**
 * Payments, refunds and gateway orders that an admin has to decide, or in a state that the jobs
 * should have resolved by now, oldest first. Only the shop's own tables are read.
 */
export async function listPaymentDiscrepancies(
  db: Queryable,
  now: Date,
  language: Language = 'en',
): Promise<z.input<typeof paymentDiscrepancy>[]> {
  const late = new Date(now.getTime() - patienceMs);
  const { rows } = await sql<DiscrepancyRow>`
    with suspect as (
      select gateway_payment_id from payments where state = 'captured' and not is_settling
      union select gateway_payment_id from payments where state = 'authorized'
      union select gateway_payment_id from payments where differs_in is not null
      union select p.gateway_payment_id
      from orders o join payments p on p.order_id = o.id and p.is_settling
      where o.status = 'CANCELLED' and o.payment_status = 'PAID' and o.payment_method = 'online'
    ), payment as (
      select p.order_id, p.gateway_order_id, p.gateway_payment_id, p.state, p.amount_paise,
        p.currency, p.is_settling, p.differs_in, p.updated_at, o.number, o.status as order_status,
        p.amount_paise - p.refunds_paise
          > case when p.is_settling then greatest(0, -o.received_paise) else 0 end as is_refundable,
        exists (select from refunds r where r.gateway_payment_id = p.gateway_payment_id
          and r.state = 'failed' and r.replaced_by is null and r.withdrawn_at is null
          and r.amount_paise <= p.amount_paise - p.refunds_paise) as has_failed_refund,
        p.differs_in is not null and p.refunds_paise = 0 as is_undecided
      from suspect join payments p on p.gateway_payment_id = suspect.gateway_payment_id
      join orders o on o.id = p.order_id
    ), finding as (
      select order_id, number, gateway_order_id, gateway_payment_id, amount_paise, currency,
        updated_at as since,
        case
          when is_undecided and has_failed_refund then null
          when is_undecided and differs_in = 'currency'
            then 'currencyDiffers'
          when is_undecided and differs_in = 'amount'
            then 'amountDiffers'
          when is_undecided
            then 'confirmedByBrowserAlone'
          when state = 'captured' and not is_settling and is_refundable and not has_failed_refund
            then 'notMarkedPaid'
          when state = 'authorized' and is_settling and updated_at <= ${late}
            then 'notCaptured'
          when is_settling and order_status = 'CANCELLED' and is_refundable
            and not has_failed_refund and updated_at <= ${late}
            then 'notGivenBack'
        end as finding,
        case when is_undecided then 'decide' end as act
      from payment
      union all
      select g.order_id, o.number, g.gateway_order_id, null, g.amount_paise, g.currency,
        least(g.unanswered_since, g.check_at),
        case when g.check_at is null
          then 'unknownToProvider'
          else 'providerSilent' end,
        case when g.check_at is null then 'askAgain' end
      from gateway_orders g join orders o on o.id = g.order_id
      -- That it is not null says nothing new, but PostgreSQL has figures of it: planned for any time, a
      -- third of all gateway orders would be expected to be due.
      where (g.check_at is not null and g.check_at <= ${late}) or (g.unanswered_since is not null
        and (g.unanswered_since <= ${late} or g.check_at is null))
    )
    select order_id as "_id", number as "orderId", gateway_order_id as "gatewayOrderId",
      gateway_payment_id as "gatewayPaymentId", finding, '' as said, act, amount_paise as "amountPaise",
      currency, since
    from finding where finding is not null order by since limit 200`.execute(db);
  const all = [...rows, ...(await listRefundDiscrepancies(db))];
  all.sort((a, b) => a.since.getTime() - b.since.getTime());
  const words = language === 'ta' ? tamil : english;
  return all.map(({ amountPaise, since, finding: key, said, ...row }) => ({
    ...row,
    finding: said ? fill(words.saidByProvider, { finding: words[key], said }) : words[key],
    amount: toRupees(amountPaise),
    since: since.toISOString(),
  }));
}
