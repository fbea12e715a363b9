import type { BodyOf } from '@mathappu/contract/endpoint';
import {
  adoptSharedOrder,
  answerSharedOrder,
  getOrderPicture,
  getSharedOrder,
  renewLink,
  uploadOrderPicture,
} from '@mathappu/contract/order-links/order-links';
import { reportOrder } from '@mathappu/contract/reports/reports';
import { toShopDay } from '@mathappu/contract/shop-time';
import { deleteMyAccount, exportMyData } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { randomDigits } from '#server/platform/db/random-digits.ts';
import { type EnquiryShop, openEnquiryShop } from '#test/admin/enquiries.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { byTier } from '#test/by-tier.ts';
import { estimate } from '#test/carts.ts';
import { findViolations } from '#test/invariants.ts';
import { customer, type Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let work: EnquiryShop['work'];
let list: EnquiryShop['list'];
beforeEach(async () => {
  await testShop?.close();
  ({ testShop, owner, buyer, work, list } = await openEnquiryShop());
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

const open = (code: string, token?: string) =>
  testShop.call(getSharedOrder, { params: { code }, ...(token && { token }) });
const codeOf = async (quoteId: string) => (await work.detail(quoteId)).code;
const answer = (
  code: string,
  body: { version: number; answer: 'accept' | 'change' | 'withdraw'; text?: string },
) => testShop.call(answerSharedOrder, { params: { code }, body });
const adopt = (code: string, who: Person, mobile?: string) =>
  testShop.call(adoptSharedOrder, {
    params: { code },
    body: mobile === undefined ? {} : { mobile },
    token: who.token,
  });
/** As the desk and guests will make them: with a number, without an account. */
const withoutAccount = (quoteId: string) =>
  sql`update quotes set user_id = null, customer_phone = '+91 98400 12345' where id = ${quoteId}`.execute(
    testShop.shop.db,
  );

test('the code of an enquiry leads to it, and to the order that is made of it', async () => {
  const quoteId = await work.enquiry(list());
  const code = await codeOf(quoteId);
  const { data } = (await open(` ${code.toLowerCase().slice(0, 13)}-${code.slice(13)} `)).body;
  expect(data).toMatchObject({
    kind: 'enquiry',
    number: expect.stringMatching(/^EQ-/),
    state: 'ENQUIRY',
    version: 1,
    askedTotal: 380,
    totals: { total: 380 },
    lines: [{ name: 'Flower Pots', quantity: 4 }, { name: 'Rocket' }],
    owed: 0,
    isMine: false,
    canAdd: false,
  });
  expect((await open(code, buyer.token)).body.data.isMine).toBe(true);
  await settingsOf(testShop, owner).change(
    'payment',
    {
      upiId: 'shop@okbank',
      payee: 'Anbu',
    },
    { password: owner.password },
  );
  const { orderId } = (await work.acts.confirm(quoteId, 1, 'offline')).body.data;
  // Desk edge 19: the enquiry's link leads to the order.
  expect((await open(code)).body.data).toMatchObject({
    kind: 'order',
    number: orderId,
    state: 'pending_payment',
    owed: 380,
    received: 0,
    payTo: { upiId: 'shop@okbank', amount: 380 },
    payBy: expect.any(String),
  });
  const { refusal } = await answer(code, { version: 2, answer: 'accept' });
  expect(refusal.code).toBe('quoteClosed');
});

test('whoever has the link answers an offer; withdrawing is left to the account that holds it', async () => {
  const quoteId = await work.enquiry(list());
  const code = await codeOf(quoteId);
  await work.acts.offer(quoteId, 1);
  expect((await answer(code, { version: 2, answer: 'withdraw' })).refusal.code).toBe('quoteClosed');
  expect((await answer(code, { version: 1, answer: 'accept' })).refusal).toMatchObject({
    code: 'quoteChanged',
    data: { kind: 'enquiry', version: 2 },
  });
  const asked = await answer(code, { version: 2, answer: 'change', text: 'Without the pots' });
  expect(asked.body.data).toMatchObject({ state: 'ENQUIRY', version: 3 });
  await work.acts.offer(quoteId, 3);
  expect((await answer(code, { version: 4, answer: 'accept' })).body.data.state).toBe('ACCEPTED');
  expect((await work.detail(quoteId)).history.map(({ act, by }) => [act, by]).slice(-3)).toEqual([
    ['ask', 'Customer'],
    ['offer', owner.name],
    ['accept', 'Customer'],
  ]);
  await withoutAccount(quoteId);
  expect((await answer(code, { version: 5, answer: 'withdraw' })).body.data.state).toBe(
    'WITHDRAWN',
  );
  const { code: ofEstimate } = await estimate(testShop, list(), buyer);
  expect((await open(ofEstimate)).body.data.kind).toBe('estimate');
  expect((await answer(ofEstimate, { version: 1, answer: 'accept' })).refusal.code).toBe(
    'quoteClosed',
  );
});

const planted = [
  'Zebulonia',
  'Quixoteville',
  'plant@example.com',
  '9123456780',
  '614713',
  '33ABCDE1234F1Z5',
  'StaffOnlyWord',
];

test('nothing of a person but the first name and the district, and nothing that staff keep, is on a link', async () => {
  const quoteId = await work.enquiry(list());
  const code = await codeOf(quoteId);
  await sql`update quotes set customer_name = 'Arun Zebulonia', customer_email = 'plant@example.com',
    customer_phone = '9123456780', buyer_gstin = '33ABCDE1234F1Z5', note = 'StaffOnlyWord',
    delivery = delivery || '{"name": "K. Arun Zebulonia", "address_line": "Quixoteville", "mobile": "9123456780", "pincode": "614713"}'`.execute(
    testShop.shop.db,
  );
  const seen = async () => {
    const { body, headers } = await open(code);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
    const all = JSON.stringify([body, headers]);
    for (const word of planted) expect([word, all.includes(word)]).toEqual([word, false]);
    return body.data;
  };
  expect(await seen()).toMatchObject({ firstName: 'Arun', district: expect.any(String) });
  await work.acts.offer(quoteId, 1);
  await seen();
  const { orderId } = (await work.acts.confirm(quoteId, 2, 'offline')).body.data;
  await sql`update orders set customer_name = 'Arun Zebulonia' where number = ${orderId}`.execute(
    testShop.shop.db,
  );
  expect(await seen()).toMatchObject({ kind: 'order', firstName: 'Arun' });
  const data = JSON.stringify(
    (await testShop.call(exportMyData, { token: buyer.token })).body.data,
  );
  expect(data).not.toContain(code);
});

test('a renewed link is new at once, and the old one finds nothing', async () => {
  const quoteId = await work.enquiry(list());
  const code = await codeOf(quoteId);
  const { number } = await work.detail(quoteId);
  const renew = (of: string, token = owner.token) =>
    testShop.call(renewLink, { params: { number: of }, token });
  expect((await renew(number, buyer.token)).status).toBe(403);
  const { code: second } = (await renew(number)).body.data;
  expect([(await open(code)).refusal.code, (await open(second)).body.data.number]).toEqual([
    'linkNotFound',
    number,
  ]);
  const { orderId } = (await work.acts.confirm(quoteId, 1)).body.data;
  const { code: third } = (await renew(orderId)).body.data;
  expect((await open(second)).status).toBe(404);
  expect((await open(third)).body.data.number).toBe(orderId);
  expect((await renew('MP-0000-0000')).refusal.code).toBe('linkNotFound');
  const audits = await testShop.shop.db
    .selectFrom('audit_entries')
    .select('subject_kind')
    .where('action', '=', 'link.renew')
    .orderBy('at')
    .execute();
  expect(audits.map(({ subject_kind }) => subject_kind)).toEqual(['quote', 'order']);
});

test('desk edges 20 and 21: a link without account is added once, by the number that was given; five wrong ones end it', async () => {
  const quoteId = await work.enquiry(list());
  const code = await codeOf(quoteId);
  const other = await customer(testShop);
  expect((await adopt(code, other, '9840012345')).refusal.code).toBe('linkTaken');
  await withoutAccount(quoteId);
  expect((await open(code, other.token)).body.data).toMatchObject({ canAdd: true, isMine: false });
  expect((await adopt(code, other)).refusal.code).toBe('linkNumberWrong');
  const both = await Promise.all([
    adopt(code, other, '098400 12345'),
    adopt(code, buyer, '9840012345'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('linkTaken');
});

test('desk edge 22: the links of a deleted account find nothing, those of its estimates open', async () => {
  const leaver = await customer(testShop);
  const [closed, sold] = [await work.enquiry(list(), leaver), await work.enquiry(list(1), leaver)];
  const codes = [await codeOf(closed), await codeOf(sold)];
  const { code: ofEstimate } = await estimate(testShop, list(), leaver);
  await work.acts.decline(closed, 1);
  await work.acts.confirm(sold, 1);
  await sql`update orders set status = 'DELIVERED', shipped_at = now(), delivered_at = now()`.execute(
    testShop.shop.db,
  );
  const left = await testShop.call(deleteMyAccount, {
    body: { password: leaver.password },
    token: leaver.token,
  });
  expect(left.status).toBe(200);
  for (const code of codes) expect((await open(code)).status).toBe(404);
  expect((await open(ofEstimate)).status).toBe(200);
});

test('desk edge 20: after five wrong numbers in an hour the right one is refused as well', async () => {
  const strict = await openEnquiryShop({ RATE_LIMIT_SCALE: '1' });
  const quoteId = await strict.work.enquiry(strict.list());
  await sql`update quotes set user_id = null, customer_phone = '9840012345'`.execute(
    strict.testShop.shop.db,
  );
  const { code } = await strict.work.detail(quoteId);
  const tryNumber = async (mobile: string) =>
    (
      await strict.testShop.call(adoptSharedOrder, {
        params: { code },
        body: { mobile },
        token: strict.buyer.token,
      })
    ).refusal.code;
  for (let n = 0; n < 5; n += 1) expect(await tryNumber(`987654321${n}`)).toBe('linkNumberWrong');
  expect(await tryNumber('9840012345')).toBe('tooManyRequests');
  await strict.testShop.close();
});

test('10,000 guessed codes find nothing by any call, and most of a network are refused unread', async () => {
  const strict = await openEnquiryShop({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' });
  const { call } = strict.testShop;
  await strict.work.enquiry(strict.list());
  await estimate(strict.testShop, strict.list());
  const { token } = strict.buyer;
  const reported: BodyOf<typeof reportOrder> = {
    ...{ kind: 'payment', amount: 1, method: 'bank', reference: 'N12345678' },
    paidOn: toShopDay(new Date()),
  };
  type From = { headers: Record<string, string>; params: { code: string } };
  const guesses: ((from: From) => Promise<{ status: number }>)[] = [
    (from) => call(getSharedOrder, from),
    (from) => call(answerSharedOrder, { ...from, body: { version: 1, answer: 'accept' } }),
    (from) => call(adoptSharedOrder, { ...from, body: {}, token }),
    (from) => call(uploadOrderPicture, from),
    (from) => call(reportOrder, { ...from, body: reported }),
    ({ headers, params }) =>
      call(getOrderPicture, {
        headers,
        params: { ...params, pictureId: `order-${'0'.repeat(32)}` },
      }),
  ];
  const perNetwork = 100;
  const statuses: number[] = [];
  for (let n = 0; n < byTier(10_000); n += 1) {
    const headers = { 'x-forwarded-for': `10.1.0.${Math.floor(n / perNetwork)}` };
    const answered = await guesses[n % guesses.length]?.({
      headers,
      params: { code: randomDigits(26) },
    });
    statuses.push(answered?.status ?? 0);
  }
  const count = (status: number) => statuses.filter((one) => one === status).length;
  expect(count(404)).toBe(statuses.length * 0.6);
  expect(count(429)).toBe(statuses.length * 0.4);
  await strict.testShop.close();
}, 300_000);
