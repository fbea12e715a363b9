import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { estimate, openEstimate } from '#test/carts.ts';
import { customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

/** Everything that a quote can know of a person. */
const person = {
  name: 'Kavitha Selvaraj',
  email: 'kavitha@home.test',
  phone: '9840012345',
  gstin: '33ABCDE1234F1Z5',
  business: 'Zephyr Traders',
  noticeVersion: '2026-12-01.zephyr12',
  note: 'Ring at the blue gate',
  reason: 'She moved to Madurai',
};

/** Each place of the answer that holds a value, without the numbers of list items. */
const placesOf = (value: unknown, place = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        placesOf(inner, Array.isArray(value) ? place : `${place}.${key}`),
      )
    : [place];

/** What the answer may hold, written out by hand. */
const allowed =
  /^\.(number|state|date|validUntil|isHeld|lines\.(productId|name|nameTa|image|unit|listNumber|price|discount|quantity|total)|(today\.)?totals\.(subtotal|total|adjustments\.(kind|label|amount))|today\.lines\.(_id|quantity|productId\.[\w.-]+))$/;

test('the shared answer holds nothing of the person, whatever the estimate knows', async () => {
  const { db } = testShop.shop;
  const maker = await customer(testShop, person);
  const productId = await product(testShop, { details: { Family: 'Pots' } });
  const { code } = await estimate(testShop, [{ productId, quantity: 2 }], maker);
  await sql`
    update quotes set customer_name = ${person.name}, customer_email = ${person.email},
      customer_phone = ${person.phone}, buyer_gstin = ${person.gstin},
      buyer_name = ${person.business}, notice_version = ${person.noticeVersion}, note = ${person.note},
      shop_note = ${person.note}, reason = ${person.reason}, price_rule = gen_random_uuid()`.execute(
    db,
  );
  const row = await db.selectFrom('quotes').selectAll().executeTakeFirstOrThrow();
  // A column that comes later has to be filled here.
  const empty = Object.entries(row).filter(([, value]) => value === '' || value === null);
  expect(empty.map(([column]) => column)).toEqual(['delivery', 'order_id', 'request_hash']);

  const { body } = await openEstimate(testShop, code);
  const places = new Set(placesOf(body.data));
  expect(places.size).toBeGreaterThan(30);
  expect([...places].filter((place) => !allowed.test(place))).toEqual([]);
  const text = JSON.stringify(body);
  const personal = [...Object.values(person), maker.userId, String(row.id)];
  expect(personal.filter((value) => value !== '' && text.includes(value))).toEqual([]);
});

test('the code of an enquiry opens nothing', async () => {
  const { code } = await estimate(testShop, [{ productId: await product(testShop), quantity: 1 }]);
  await sql`
    update quotes set state = 'OFFERED', kind = 'enquiry' where share_code = ${code}
    `.execute(testShop.shop.db);
  expect((await openEstimate(testShop, code)).refusal.code).toBe('quoteNotFound');
});
