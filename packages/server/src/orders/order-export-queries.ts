import type { Paise } from '@mathappu/contract/money';
import type { PaymentMethod, PaymentStatus } from '@mathappu/contract/orders';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { sql } from 'kysely';
import type { Adjustments, DeliverySnapshot } from '#server/platform/db/json-columns.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { paidInCash } from './manual-payments/manual-payment-queries.ts';
import { isAfter, matchesFilter, type OrderFilter } from './order-read-queries.ts';

/** An order with what was paid and refunded of it. */
export type OrderTotalsRow = {
  id: string;
  number: string;
  createdAt: Date;
  paidAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  cancelledAt: Date | null;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  customerName: string;
  delivery: DeliverySnapshot;
  isAgeNoticeShown: boolean | null;
  quantity: number;
  subtotalPaise: Paise;
  adjustments: Adjustments;
  totalPaise: Paise;
  /** The sum of all payments, refunded ones included; of an offline order the sum of its receipts. */
  paidPaise: Paise;
  refundedPaise: Paise;
  /** When the provider processed each refund, in ISO 8601. */
  refundedAt: string[];
  /** The sum of refunds that the provider has not processed yet. */
  pendingRefundPaise: Paise;
  gatewayOrderId: string | null;
  gatewayPaymentIds: string[];
  gatewayRefundIds: string[];
};

/** The orders after the given one, newest first; the first ones when none is given. */
export async function listOrderTotalsAfter(
  db: Queryable,
  filter: OrderFilter,
  { afterId, limit }: { afterId: string | undefined; limit: number },
): Promise<OrderTotalsRow[]> {
  const { rows } = await sql<OrderTotalsRow>`
    select o.id, o.number, o.created_at as "createdAt", o.paid_at as "paidAt",
      o.shipped_at as "shippedAt", o.delivered_at as "deliveredAt",
      o.cancelled_at as "cancelledAt", o.status, o.payment_method as "paymentMethod",
      o.payment_status as "paymentStatus", o.customer_name as "customerName",
      o.delivery, o.adjustments,
      o.is_age_notice_shown as "isAgeNoticeShown", sold.quantity,
      o.subtotal_paise as "subtotalPaise", o.total_paise as "totalPaise",
      paid.paise + case o.payment_method when 'online' then 0 when 'offline' then booked.received
        else ${paidInCash} end as "paidPaise",
      returned.paise + booked.given_back as "refundedPaise", returned.moments as "refundedAt",
      returned.pending as "pendingRefundPaise", g.gateway_order_id as "gatewayOrderId",
      paid.ids as "gatewayPaymentIds", returned.ids as "gatewayRefundIds"
    from orders o
    left join gateway_orders g on g.order_id = o.id
    cross join lateral (
      select sum(l.quantity)::bigint as quantity
      from order_lines l where l.order_id = o.id
    ) sold
    cross join lateral (
      select coalesce(sum(p.amount_paise), 0)::bigint as paise,
        coalesce(json_agg(p.gateway_payment_id order by p.created_at), '[]') as ids
      from payments p where p.order_id = o.id and p.state in ('captured', 'refunded')
    ) paid
    cross join lateral (
      select coalesce(sum(r.amount_paise) filter (where r.state = 'processed'), 0)::bigint as paise,
        coalesce(sum(r.amount_paise) filter (where r.state <> 'processed'), 0)::bigint as pending,
        coalesce(json_agg(r.processed_at order by r.processed_at)
          filter (where r.state = 'processed'), '[]') as moments,
        coalesce(json_agg(r.gateway_refund_id order by r.requested_at)
          filter (where r.gateway_refund_id is not null), '[]') as ids
      from refunds r where r.order_id = o.id and r.state <> 'failed'
    ) returned
    cross join lateral (
      select coalesce(sum(b.amount_paise) filter (where b.amount_paise > 0), 0)::bigint as received,
        coalesce(-sum(b.amount_paise)
          filter (where b.amount_paise < 0 or o.payment_method <> 'offline'), 0)::bigint as given_back
      from receipts b where b.order_id = o.id
    ) booked
    where ${isAfter(afterId)} and ${matchesFilter(filter)}
    order by o.created_at desc, o.id desc limit ${limit}`.execute(db);
  return rows;
}
