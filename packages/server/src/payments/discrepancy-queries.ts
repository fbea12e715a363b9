import { type Paise, toRupees } from '@mathappu/contract/money';
import type { paymentDiscrepancy } from '@mathappu/contract/payments';
import { fill, type Language } from '@mathappu/contract/words';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type * as findings from '#server/payments/finding-words.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import * as tamil from './finding-words.ta.ts';
import * as english from './finding-words.ts';

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

/** A sentence of `finding-words`. */
type Finding = keyof typeof findings;

type DiscrepancyRow = {
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
async function listRefundDiscrepancies(db: Queryable): Promise<DiscrepancyRow[]> {
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
