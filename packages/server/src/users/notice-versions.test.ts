import { registerUser } from '@mathappu/contract/account';
import { createQuote } from '@mathappu/contract/enquiries/desk';
import { sendGuestEnquiry } from '@mathappu/contract/enquiries/enquiries';
import { sendMessage } from '@mathappu/contract/messages';
import { noticeVersion } from '@mathappu/contract/notice/notice-version';
import { exportMyData } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryShop, openEnquiryShop } from '#test/admin/enquiries.ts';
import { revisionsOf } from '#test/admin/revisions.ts';
import { goodsBody } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let pots: string;
let work: EnquiryShop['work'];
beforeEach(async () => {
  ({ testShop, owner, buyer, pots, work } = await openEnquiryShop());
});
afterEach(() => testShop.close());

const versions = async (table: 'users' | 'messages' | 'quotes' | 'orders') => {
  const { rows } = await sql<{ version: string | null }>`
    select notice_version as version from ${sql.table(table)} order by created_at`.execute(
    testShop.shop.db,
  );
  return rows.map(({ version }) => version);
};
const lines = () => [{ productId: pots, quantity: 4 }];

test('account, message and guest’s enquiry keep which privacy policy held; the customer’s file has it', async () => {
  const fields = { name: 'Kala', email: 'kala@mail.test', number: '9840012345' };
  const registered = await testShop.call(registerUser, {
    body: { ...fields, password: 'banyan-lantern-42' },
  });
  expect(registered.status).toBe(200);
  // The others were made without the form.
  expect((await versions('users')).filter(Boolean)).toEqual([noticeVersion]);
  const message = {
    name: 'Kala',
    email: buyer.email,
    subject: 'Sparklers',
    message: 'Have you any?',
  };
  await testShop.call(sendMessage, { body: message, token: buyer.token });
  expect(await versions('messages')).toEqual([noticeVersion]);
  const guest = { name: 'Kala', mobile: '9840012345', district: 'Madurai' };
  const body = {
    ...(await goodsBody(testShop, guest.district, lines())),
    ...guest,
    isAgeNoticeShown: true as const,
  };
  expect((await testShop.call(sendGuestEnquiry, { body })).status).toBe(200);
  expect(await versions('quotes')).toEqual([noticeVersion]);
  const file = await testShop.call(exportMyData, { token: buyer.token });
  expect(JSON.stringify(file.body)).toContain(noticeVersion);
});

test('an order keeps the version of its enquiry, and its successor too', async () => {
  const written = await testShop.call(createQuote, {
    body: {
      ...{ came: 'phone', customer: { name: 'Selvi', mobile: '9840012345' }, isAdult: true },
      delivery: { address_line: '4 Car Street', city: 'Madurai', pincode: '625001' },
      ...{ lines: lines(), as: 'offer' },
    },
    token: owner.token,
  });
  expect(written.status).toBe(200);
  await sql`update quotes set notice_version = '2025-01-01.earlier0'`.execute(testShop.shop.db);
  const { _id, version } = await work.detail(written.body.data.number);
  const { data: order } = (await work.acts.confirm(_id, version, 'cod')).body;
  expect(await versions('orders')).toEqual(['2025-01-01.earlier0']);
  const changes = { lines: [{ productId: pots, quantity: 2 }] };
  const revised = await revisionsOf(testShop, owner).revise(order._id, changes);
  expect(revised.status).toBe(200);
  expect(await versions('orders')).toEqual(['2025-01-01.earlier0', '2025-01-01.earlier0']);
});
