import type { Paise } from '@mathappu/contract/money';
import type { PaymentMethod } from '@mathappu/contract/orders';
import { sql } from 'kysely';
import {
  isUnpaidOffline,
  ordersToGiveBack,
  toGiveBackPaise,
} from '#server/orders/manual-payments/manual-payment-queries.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { placeOf } from './sales-by-queries.ts';

type OrderOfBuyer = {
  _id: string;
  number: string;
  code: string | null;
  buyer: string;
  /** '' once the person has been forgotten. */
  phone: string;
  place: string;
};

type OwedRow = OrderOfBuyer & {
  method: PaymentMethod;
  totalPaise: Paise;
  receivedPaise: Paise;
  since: string;
  payBy: string | null;
};

const buyerColumns = sql`o.id as "_id", o.number, o.share_code as code,
  o.customer_name as buyer, o.customer_phone as phone, ${placeOf} as place`;

/**
 * Whether the whole of an order `o` has not come, and it was not cancelled: confirmed for payment by hand, in cash
 * at the door, or an online order that goes on without its payment. Money that was given back is not owed.
 */
const isOwed = sql`(${isUnpaidOffline} or (o.payment_status in ('PENDING', 'FAILED') and case o.payment_method
  when 'cod' then o.status <> 'CANCELLED' when 'online' then is_sale(o.status) else false end))`;

/** Who owes now, the oldest order first. */
export async function listOwed(db: Queryable): Promise<OwedRow[]> {
  const { rows } = await sql<OwedRow>`
    select ${buyerColumns}, o.payment_method as method, o.total_paise as "totalPaise",
      case o.payment_method when 'offline' then greatest(o.received_paise, 0) else 0 end as "receivedPaise",
      to_char(shop_day(o.created_at), 'YYYY-MM-DD') as since, to_char(o.pay_by, 'YYYY-MM-DD') as "payBy"
    from orders o where ${isOwed} order by o.created_at, o.id`.execute(db);
  return rows;
}

type GiveBackRow = OrderOfBuyer & { amountPaise: Paise };

/** Whose money is to be given back by hand now, the oldest order first. */
export async function listToGiveBack(db: Queryable): Promise<GiveBackRow[]> {
  const { rows } = await sql<GiveBackRow>`
    select ${buyerColumns}, (${toGiveBackPaise})::bigint as "amountPaise"
    from orders o where o.id in (${ordersToGiveBack}) order by o.created_at, o.id`.execute(db);
  return rows;
}
