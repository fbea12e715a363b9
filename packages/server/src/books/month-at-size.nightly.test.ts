import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { apiBase } from '@mathappu/contract/calls';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { register } from '#test/admin/tax.ts';
import { setStatus } from '#test/order-cases.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, signInAgain } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop } from '#test/test-shop.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const invoices = 20_000;
const lines = 12;

test('a month of 20,000 invoices: each file within 10 s and 100 MB', async () => {
  const testShop = await openTestShop();
  const { app, shop } = testShop;
  const [owner, buyer] = [await admin(testShop), await customer(testShop)];
  testShop.setNow(new Date('2025-11-05T06:30:00Z'));
  const { token } = { ...owner, ...(await signInAgain(testShop, owner)) };
  await register(testShop, { ...owner, token });
  const productId = await product(testShop, { price: 590, unit: '1 Box (10 pcs)', stock: 5 });
  const { token: ofBuyer } = await signInAgain(testShop, buyer);
  const order = await codOrder(testShop, { ...buyer, token: ofBuyer }, [
    { productId, quantity: 2 },
  ]);
  const by = { ...owner, token };
  await setStatus(testShop, by, { order, buyer, productId }, 'SHIPPED');
  // The first invoice again and again, each with twelve lines and every fifth to a business.
  await sql`alter table tax_documents disable trigger user`.execute(shop.db);
  await sql`drop index tax_documents_invoice_key`.execute(shop.db);
  await sql`update tax_documents set snapshot = snapshot || jsonb_build_object('lines', (
    select jsonb_agg(goods.line) from generate_series(1, ${lines}),
      lateral (select snapshot -> 'lines' -> 0 as line) goods))`.execute(shop.db);
  const batch = 1_000;
  for (let first = 2; first <= invoices; first += batch) {
    await sql`insert into tax_documents (id, kind, year, serial, number, date, order_id, total_paise, taxable_paise,
        cgst_paise, sgst_paise, rate_bp, place, buyer_gstin, snapshot)
      select gen_random_uuid(), kind, year, made, 'INV/25-26/' || lpad(made::text, 6, '0'), date, order_id,
        total_paise, taxable_paise, cgst_paise, sgst_paise, rate_bp, place,
        case made % 5 when 0 then '33ABCDE1234F1Z7' end, snapshot
      from tax_documents, generate_series(${first}::integer, ${Math.min(invoices, first + batch - 1)}::integer) made
      where serial = 1`.execute(shop.db);
  }
  await sql`analyze tax_documents`.execute(shop.db);
  /** The body is let go as it comes, as a browser writes it to its disk. */
  const take = async (file: string) => {
    const answer = await app.inject({
      url: `${apiBase}/books/month/2025-11${file}`,
      headers: { authorization: `Bearer ${token}` },
      payloadAsStream: true,
    });
    for await (const _ of answer.stream());
    return answer.statusCode;
  };
  for (const file of ['', '/b2b.csv', '/hsn_b2c.csv', '/tally.xml']) {
    collectGarbage();
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 20);
    const start = performance.now();
    expect([file, await take(file)]).toEqual([file, 200]);
    clearInterval(watch);
    const seconds = (performance.now() - start) / 1000;
    const megabytes = (peak - before) / 1e6;
    expect(seconds, `${file}, seconds`).toBeLessThan(10);
    expect(megabytes, `${file}, MB`).toBeLessThan(100);
  }
  await testShop.close();
}, 180_000);
