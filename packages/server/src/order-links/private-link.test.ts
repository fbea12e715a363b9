import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { getSharedOrder } from '@mathappu/contract/order-links/order-links';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages, prefixOf } from '#server/platform/config/page-language.ts';
import { type EnquiryShop, openEnquiryShop } from '#test/admin/enquiries.ts';
import { estimate } from '#test/carts.ts';

let open: EnquiryShop;
beforeAll(async () => {
  open = await openEnquiryShop({}, { hasPages: true });
});
afterAll(() => open.testShop.close());

const tables = [
  'quotes',
  'quote_changes',
  'orders',
  'order_status_changes',
  'manual_payments',
  'shipments',
  'reports',
];
/** What a link may show to nobody, by the columns of these tables that hold it. */
const secrets: Record<string, string> = {
  customer_name: 'Arun Zebulonia',
  customer_email: 'plant@example.com',
  customer_phone: '9123456780',
  buyer_gstin: '33ABCDE1234F1Z5',
  note: 'StaffOnlyWord',
  actor_name: 'StaffOnlyWord',
  by_name: 'StaffOnlyWord',
  decided_by_name: 'StaffOnlyWord',
  packed_by: 'StaffOnlyWord',
  checked_by: 'StaffOnlyWord',
};
const delivery = {
  ...{ name: 'K. Arun Zebulonia', address_line: '9 Quixoteville', mobile: '9123456780' },
  pincode: '614713',
};
const unseen =
  /Zebulonia|Quixoteville|plant@example\.com|912345\s?6780|91234 56780|614713|33ABCDE1234F1Z5|StaffOnlyWord/i;

async function plant(): Promise<void> {
  const { db } = open.testShop.shop;
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and table_name in (${sql.join(tables)})
      and column_name in (${sql.join([...Object.keys(secrets), 'delivery'])})
      and is_generated = 'NEVER'`.execute(db);
  expect(rows.length).toBeGreaterThan(12);
  for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
    const values = columns.map(({ column }) =>
      column === 'delivery'
        ? sql`delivery = delivery || ${JSON.stringify(delivery)}::jsonb`
        : sql`${sql.ref(column)} = ${secrets[column]}`,
    );
    await sql`update ${sql.table(table)} set ${sql.join(values)}`.execute(db);
  }
}

/** Everything that whoever has the link can read: the page, its data, the call's answer, and their headers. */
async function seen(code: string): Promise<void> {
  await plant();
  const { app } = open.testShop;
  const call = `/api/v1${getSharedOrder.path.replace(':code', code)}`;
  for (const language of languages) {
    const page = `${prefixOf(language)}/order/${code}`;
    for (const url of [call, page, `${page}.data`]) {
      const { statusCode, headers, body } = await app.inject({
        url,
        headers: { 'accept-language': language },
      });
      expect([url, statusCode]).toEqual([url, 200]);
      const found = unseen.exec(body + JSON.stringify(headers));
      expect([url, found?.[0]]).toEqual([url, undefined]);
      expect(body).toContain('Arun');
    }
  }
}

test('what is personal and what staff keep is on no link, in page, data, answer and headers, in any state and language', async () => {
  const { work, list, testShop } = open;
  const quoteId = await work.enquiry(list());
  const { code } = await work.detail(quoteId);
  await seen(code);
  await work.acts.offer(quoteId, 1);
  await seen(code);
  await work.acts.ask(quoteId, 2);
  await seen(code);
  await work.acts.offer(quoteId, 3);
  await work.acts.accept(quoteId, 4);
  await seen(code);
  expect((await work.acts.confirm(quoteId, 5, 'offline')).status).toBe(200);
  for (const set of [
    sql`status = 'PENDING_PAYMENT'`,
    sql`status = 'PENDING'`,
    sql`status = 'PROCESSING'`,
    sql`status = 'SHIPPED', shipped_at = now()`,
    sql`status = 'DELIVERED', delivered_at = now()`,
  ]) {
    await sql`update orders set ${set}`.execute(testShop.shop.db);
    await seen(code);
  }
  const calledOff = await work.enquiry(list());
  const { _id: orderId } = (await work.acts.confirm(calledOff, 1)).body.data;
  await testShop.call(updateOrderStatus, {
    params: { orderId },
    body: { status: 'CANCELLED', reason: 'Called off' },
    token: open.owner.token,
  });
  await seen((await work.detail(calledOff)).code);
  for (const end of ['decline', 'withdraw'] as const) {
    const ended = await work.enquiry(list());
    await work.acts[end](ended, 1);
    await seen((await work.detail(ended)).code);
  }
  await seen((await estimate(testShop, list(), open.buyer)).code);
}, 120_000);
