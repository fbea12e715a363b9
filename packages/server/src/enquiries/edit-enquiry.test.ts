import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type EnquiryShop, openEnquiryShop } from '#test/admin/enquiries.ts';
import { findViolations } from '#test/invariants.ts';
import { orderBody } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let buyer: Person;
let work: EnquiryShop['work'];
let pots: string;
let rockets: string;
let list: EnquiryShop['list'];
beforeEach(async () => {
  await testShop?.close();
  ({ testShop, buyer, work, pots, rockets, list } = await openEnquiryShop());
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

/** What the shop has of it. */
const short = () => [
  { productId: pots, quantity: 3, reason: 'Only three came' },
  { productId: rockets, quantity: 2 },
];

test('goods that are sent freight to pay cost nothing to bring, and say so', async () => {
  const quoteId = await work.enquiry(list());
  const lines = short();
  await work.edit(quoteId, { version: 1, lines, delivery: { kind: 'fixed', charge: 80 } });
  const toPay = { kind: 'to_pay', charge: 80 } as const;
  const { data } = (await work.edit(quoteId, { version: 2, lines, delivery: toPay })).body;
  expect(data.delivery_terms).toEqual({ kind: 'to_pay', depot: null });
  expect(data.totals.adjustments).toEqual([{ kind: 'delivery', label: '', amount: 0 }]);
});

test('a discount is at most what the goods cost; one that was given takes off what is left', async () => {
  const quoteId = await work.enquiry(list());
  const lines = short();
  const edit = (version: number, amount: number) =>
    work.edit(quoteId, { version, lines, discount: { reason: 'Temple', amount } });
  const { data } = (await edit(1, 1)).body;
  const goods = data.totals.subtotal;
  for (const amount of [goods + 0.01, 1_000_000_000]) {
    expect((await edit(2, amount)).refusal).toMatchObject({
      code: 'invalidInput',
      issues: [{ path: 'discount.amount', message: 'At most what the goods cost' }],
    });
  }
  expect((await edit(2, goods)).body.data.totals.total).toBe(0);
  const fewer = [{ productId: pots, quantity: 1, reason: 'Only one came' }];
  const after = (await work.edit(quoteId, { version: 3, lines: fewer })).body.data.totals;
  expect(after.subtotal).toBeLessThan(goods);
  expect(after.total).toBe(0);
});

test('what the shop writes to the customer stands beside what the customer wrote', async () => {
  const body = { ...(await orderBody(testShop, buyer, list())), note: 'Before noon' };
  const quoteId = (await work.send(body, buyer, 'with a note')).body.data._id;
  const notes = async () => {
    const { note, shopNote } = (await work.own(quoteId)).body.data;
    return [note, shopNote];
  };
  await work.edit(quoteId, { version: 1, lines: short(), shopNote: 'Call us about the rockets' });
  expect(await notes()).toEqual(['Before noon', 'Call us about the rockets']);
  // As a page of the version before sends it, which knows one note.
  await work.edit(quoteId, { version: 2, lines: short(), note: 'Before noon' });
  expect(await notes()).toEqual(['Before noon', 'Call us about the rockets']);
  const { offerDays } = testShop.shop.settings.latest.selling;
  expect((await work.detail(quoteId)).offerDays).toBe(offerDays);
  await work.acts.offer(quoteId, 3);
  await testShop.runJobs();
  const offer = testShop.outbox.at(-1)?.text;
  expect(offer).toContain('Our note: Call us about the rockets');
  expect(offer).toContain('Your note: Before noon');
  await work.edit(quoteId, { version: 4, lines: short(), shopNote: '' });
  expect(await notes()).toEqual(['Before noon', '']);
});

test('the reason of a line stays until another is given, or the line is as asked again', async () => {
  const quoteId = await work.enquiry(list());
  let version = 0;
  const edit = async (line: object) => {
    version += 1;
    const lines = [
      { productId: pots, quantity: 3, ...line },
      { productId: rockets, quantity: 2 },
    ];
    expect((await work.acts.edit(quoteId, version, lines)).status).toBe(200);
    return (await work.own(quoteId)).body.data.lines[0]?.reason;
  };
  expect(await edit({ reason: 'Only three came' })).toBe('Only three came');
  expect(await edit({ price: 40, priceReason: 'A friend' })).toBe('Only three came');
  expect(await edit({ reason: 'One box got wet' })).toBe('One box got wet');
  const { history } = await work.detail(quoteId);
  expect(history.at(-1)?.changes.map(({ field, reason }) => [field, reason])).toEqual([
    [`line ${pots}`, 'One box got wet'],
  ]);
  expect(await edit({ reason: '' })).toBe('');
  expect(await edit({ reason: 'Only three came' })).toBe('Only three came');
  expect(await edit({ quantity: 4 })).toBe('');
});

test('an edit does not send goods to where the shop does not deliver, and has 100 products at most', async () => {
  const quoteId = await work.enquiry(list());
  const lines = short();
  const none = { kind: 'none', charge: 0 } as never;
  expect((await work.edit(quoteId, { version: 1, lines, delivery: none })).status).toBe(400);
  const others: string[] = [];
  for (let n = 0; n < 100; n += 1) others.push(await product(testShop, { price: 1 }));
  const all = others.map((productId) => ({ productId, quantity: 1 }));
  expect((await work.acts.edit(quoteId, 1, [...short(), ...all])).status).toBe(400);
  const out = short().map((line) => ({ ...line, quantity: 0 }));
  expect((await work.acts.edit(quoteId, 1, [...out, ...all])).status).toBe(200);
});

test('who has no phone is reached by that of the delivery, in the language of the account', async () => {
  const { db } = testShop.shop;
  await sql`update users set phone = '', chosen_language = 'ta' where id = ${buyer.userId}`.execute(
    db,
  );
  const quoteId = await work.enquiry(list());
  const { customer, delivery_address: to, number } = await work.detail(quoteId);
  expect([customer.phone, customer.phone]).toEqual([to?.mobile, expect.stringMatching(/^\d{10}$/)]);
  const { whatsappUrl } = (await work.acts.offer(quoteId, 1)).body.data;
  const url = new URL(whatsappUrl);
  expect(url.pathname).toBe(`/91${customer.phone}`);
  expect(url.searchParams.get('text')).toContain('எங்கள் விலை');
  expect(url.searchParams.get('text')).toContain(`/ta/order/${number}`);
});

test('a price above the MRP of today cannot be agreed; one that was agreed before stays', async () => {
  const quoteId = await work.enquiry(list());
  const edit = (version: number, price: number, quantity = 4) =>
    work.edit(quoteId, {
      version,
      lines: [
        { productId: rockets, quantity: 2 },
        { productId: pots, quantity, price, priceReason: 'The last ones' },
      ],
    });
  expect((await edit(1, 60)).status).toBe(200);
  await sql`update products set mrp_paise = 5500 where id = ${pots}`.execute(testShop.shop.db);
  expect((await edit(2, 60, 3)).status).toBe(200);
  expect((await edit(3, 55.01)).refusal).toMatchObject({
    code: 'aboveMrp',
    issues: [{ path: 'lines.1.price' }],
  });
  const { lines } = (await edit(3, 55)).body.data;
  expect(lines.find(({ productId }) => productId === pots)).toMatchObject({ price: 55, mrp: 55 });
});
