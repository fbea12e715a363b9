import { setTimeout as wait } from 'node:timers/promises';
import { toRupees, unitPricePaise } from '@mathappu/contract/money';
import { type RawBuilder, sql } from 'kysely';
import { insertUser } from '#packages/server/src/account/account-queries.ts';
import { insertAddress } from '#packages/server/src/addresses/address-queries.ts';
import { insertStockChanges } from '#packages/server/src/catalogue/stock-queries.ts';
import { openShop } from '#packages/server/src/open-shop.ts';
import { reconcilePayments } from '#packages/server/src/payments/reconcile-payments.ts';
import { readConfig } from '#packages/server/src/platform/config/config.ts';
import { inTransaction } from '#packages/server/src/platform/db/in-transaction.ts';
import { insertSession } from '#packages/server/src/sessions/session-queries.ts';
import { signAccessToken } from '#packages/server/src/sessions/tokens.ts';
import type { Shop } from '#packages/server/src/shop.ts';
import { findViolations } from '#packages/server/test/invariants.ts';
import type { Buyer, RequestedOrder } from './order-continuously.ts';

/** Opens the shop of these settings while its server does not run. */
export async function withShop<T>(
  settings: NodeJS.ProcessEnv,
  work: (shop: Shop) => Promise<T>,
): Promise<T> {
  const { shop, close } = await openShop(readConfig(settings));
  try {
    return await work(shop);
  } finally {
    await close();
  }
}

const goods = 10;
const stockOfEach = 100_000;
const pricePaise = 10_050;
const discountBp = 1_050;

/** Fills an empty shop with goods, and with customers who want one to three of them at a time. */
export const openBuyers = (settings: NodeJS.ProcessEnv, count: number): Promise<Buyer[]> =>
  withShop(settings, async (shop) => {
    const products = Array.from({ length: goods }, () => crypto.randomUUID());
    await inTransaction(shop.db, async (tx) => {
      await sql`
        insert into products (id, name, description, price_paise, discount_bp, stock, unit, images,
          position)
        select id, 'Rocket', '', ${pricePaise}, ${discountBp}, ${stockOfEach}, 'Box', '{}', 1
        from unnest(${products}::uuid[]) as id`.execute(tx);
      await insertStockChanges(
        tx,
        products.map((productId) => ({ productId, quantity: stockOfEach })),
      );
    });
    return Promise.all(Array.from({ length: count }, (_, n) => openBuyer(shop, n, products)));
  });

async function openBuyer(
  { db, config }: Shop,
  n: number,
  products: readonly string[],
): Promise<Buyer> {
  const userId = await insertUser(db, {
    name: `Buyer ${n}`,
    email: `buyer-${n}@faults.test`,
    passwordHash: 'none',
    isEmailVerified: true,
  });
  const client = { userAgent: 'faults', ip: '127.0.0.1' };
  const sessionId = await insertSession(db, { userId, ...client, secondStep: null });
  if (sessionId === undefined) throw new Error('a buyer has no second step');
  const address = await insertAddress(db, userId, {
    name: `Buyer ${n}`,
    mobile: '9876543210',
    address_line: '4 Car Street',
    city: 'Chennai',
    state: 'Tamil Nadu',
    pincode: '600017',
    country: 'India',
    isDefault: true,
  });
  return {
    signToken: () => signAccessToken(config, { userId, sessionId }, new Date()),
    newBody: () => {
      const wanted = products.toSorted(() => Math.random() - 0.5).slice(0, 1 + (n % 3));
      const total = toRupees(unitPricePaise(pricePaise, discountBp) * wanted.length);
      return {
        product_details: wanted.map((productId) => ({ productId, quantity: 1 })),
        delivery_address: address._id,
        totalAmt: total,
        subTotalAmt: total,
      };
    },
  };
}

/** Syncs payments whose events were lost, then returns the violated invariants. */
export const findFaults = (
  settings: NodeJS.ProcessEnv,
  wanted: readonly RequestedOrder[],
): Promise<{ orders: number; faults: string[] }> =>
  withShop(settings, async (shop) => {
    await settle(shop);
    // So that the queries below finish within the shop's statement timeout.
    await sql`analyze`.execute(shop.db);
    const { rows: orders } = await sql<{ number: string; paymentStatus: string }>`
      select number, payment_status as "paymentStatus" from orders
      where status <> 'CANCELLED'`.execute(shop.db);
    const paymentOf = new Map(orders.map((order) => [order.number, order.paymentStatus]));
    const counts = {
      'orders not placed': wanted.filter(({ number }) => !number).length,
      'acknowledged orders lost': wanted.filter(({ number = '' }) => !paymentOf.has(number)).length,
      'orders that were not requested': orders.length - wanted.length,
      'payments that were acknowledged and lost': wanted.filter(
        ({ isPaid, number = '' }) => isPaid && paymentOf.get(number) !== 'PAID',
      ).length,
      ...(await countFaults(shop)),
    };
    const faults = Object.entries(counts).flatMap(([what, n]) => (n === 0 ? [] : `${n} ${what}`));
    return { orders: orders.length, faults: [...faults, ...(await findViolations(shop.db))] };
  });

async function settle(shop: Shop): Promise<void> {
  await sql`
    update gateway_orders set check_at = now() where order_id in
      (select id from orders where status = 'PENDING_PAYMENT')`.execute(shop.db);
  const isDue = async () => {
    const { rows } = await sql`
      select from gateway_orders where check_at <= now() limit 1`.execute(shop.db);
    return rows.length > 0;
  };
  for (; await isDue(); await wait(10)) await reconcilePayments(shop);
}

/** Violations that need the gateway's records, the initial stock and the queued mails. */
async function countFaults({ db, sandbox }: Shop): Promise<Record<string, number>> {
  if (!sandbox) throw new Error('the run needs the payment sandbox');
  const payments = [...sandbox.records.payments.values()];
  const captured = sql`json_to_recordset(${JSON.stringify(payments.filter(({ status }) => status === 'captured'))}::json)
    as p ("orderId" text, amount bigint)`;
  const count = async (query: RawBuilder<{ n: number }>) =>
    Number((await query.execute(db)).rows[0]?.n);
  return {
    'payments without a paid order': await count(sql`
      select count(*) as n from ${captured} where not exists
        (select from gateway_orders g join orders o on o.id = g.order_id
          where g.gateway_order_id = p."orderId" and o.payment_status = 'PAID'
            and o.total_paise = p.amount)`),
    'paid orders without money': await count(sql`
      select count(*) as n from orders o where payment_status = 'PAID' and 1 <>
        (select count(*) from gateway_orders g join ${captured}
            on p."orderId" = g.gateway_order_id where g.order_id = o.id)`),
    'pieces neither sold nor in stock': await count(sql`
      select ${goods * stockOfEach} - (select sum(stock) from products) -
        (select coalesce(sum(quantity), 0) from order_lines l join orders o on o.id = l.order_id
          where o.status <> 'CANCELLED') as n`),
    // That of an online order is not due before its payment, or some minutes.
    'orders without exactly one mail': await count(sql`
      select count(*) as n from orders o left join
        (select data ->> 'orderId' as id, count(*) as mails from pgboss.job
          where name = 'order-mail' and data ->> 'kind' = 'placed' group by 1) mailed
        on mailed.id = o.id::text
      where o.status <> 'CANCELLED' and o.placed_mail_due_at is null and mailed.mails is distinct from 1`),
  };
}
