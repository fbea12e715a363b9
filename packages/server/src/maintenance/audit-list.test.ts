import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { type AuditEntry, listAuditEntries } from '@mathappu/contract/admin/audit';
import {
  deleteMessage,
  listMessages,
  sendMessage,
  updateMessageStatus,
} from '@mathappu/contract/messages';
import { login } from '@mathappu/contract/sessions';
import { toShopDay } from '@mathappu/contract/shop-time';
import { deleteMyAccount, updateUserStatus } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAuditEntries } from '#server/platform/db/audit-queries.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let helper: Person;
let buyer: Person;
let order: { _id: string; orderId: string };

beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop, { name: 'Meena' });
  helper = await admin(testShop, { name: 'Babu' });
  buyer = await customer(testShop);
  const productId = await product(testShop);
  order = await codOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  for (const [status, reason] of [
    ['PROCESSING', ''],
    ['CANCELLED', 'Moved to 12 Car Street, Salem'],
  ] as const) {
    await testShop.call(updateOrderStatus, {
      token: owner.token,
      params: { orderId: order._id },
      body: { status, reason },
    });
  }
  await testShop.call(updateUserStatus, {
    token: helper.token,
    params: { userId: buyer.userId },
    body: { status: 'suspended', reason: 'Three parcels refused' },
  });
});
afterAll(() => testShop.close());

type Query = NonNullable<Parameters<typeof testShop.call<typeof listAuditEntries>>[1]>['query'];

const read = async (query: Query = {}) =>
  (await testShop.call(listAuditEntries, { token: owner.token, query })).body;
const actionsOf = ({ data }: { data: AuditEntry[] }) => data.map(({ action }) => action);

test('the audit trail says who changed what, before and after, newest first', async () => {
  const { data, hasMore, people } = await read();
  expect(data).toMatchObject([
    {
      by: { name: 'Babu' },
      action: 'user.status',
      subject: { kind: 'user', name: buyer.name },
      before: { status: 'Active' },
      after: { status: 'suspended', reason: 'Three parcels refused' },
    },
    {
      by: { name: 'Meena' },
      action: 'order.status',
      subject: { kind: 'order', _id: order._id, name: order.orderId },
      before: { status: 'PROCESSING' },
      after: { status: 'CANCELLED', reason: 'Moved to 12 Car Street, Salem' },
      isWithheld: false,
    },
    { action: 'order.status', after: { status: 'PROCESSING' } },
  ]);
  expect([hasMore, people.map(({ name }) => name)]).toEqual([false, ['Babu', 'Meena']]);
});

test('it is narrowed by person, subject and day', async () => {
  expect(actionsOf(await read({ by: helper.userId }))).toEqual(['user.status']);
  expect(actionsOf(await read({ kind: 'order' }))).toHaveLength(2);
  expect(actionsOf(await read({ subject: order.orderId.toLowerCase() }))).toHaveLength(2);
  expect(actionsOf(await read({ subject: buyer.email.toUpperCase() }))).toEqual(['user.status']);
  expect(actionsOf(await read({ subject: 'nothing like it' }))).toEqual([]);
  const today = toShopDay(new Date());
  const changed = await read({ day: today });
  const yesterday = await read({ day: toShopDay(new Date(Date.now() - 86_400_000)) });
  expect([actionsOf(changed).length, actionsOf(yesterday)]).toEqual([3, []]);
});

test('its parts follow one another by key, also when entries are written meanwhile', async () => {
  const write = (count: number, kind: string) =>
    insertAuditEntries(
      testShop.shop.db,
      Array.from({ length: count }, (_, n) => ({
        actorId: owner.userId,
        action: 'synonym.update' as const,
        subjectKind: kind,
        subjectId: String(n),
      })),
    );
  await write(120, 'synonym');
  const seen: string[] = [];
  let after: string | undefined;
  for (let hasMore = true; hasMore; ) {
    const part = await read({ kind: 'synonym', ...(after && { after }) });
    seen.push(...part.data.map(({ subject }) => subject._id));
    after = part.data.at(-1)?._id;
    hasMore = part.hasMore;
    await write(7, 'category');
  }
  expect(seen.length).toBe(120);
  expect(new Set(seen).size).toBe(120);
  await sql`delete from audit_entries where action = 'synonym.update'`.execute(testShop.shop.db);
});

test('only who had an account is said to have deleted it', async () => {
  for (const name of ['Raja', 'Mala']) {
    const body = { name, email: `${name}@mail.test`, subject: 'Rockets', message: 'When open?' };
    expect((await testShop.call(sendMessage, { body })).status).toBe(200);
  }
  const { token } = owner;
  const [second, first] = (await testShop.call(listMessages, { token })).body.data;
  const act = { token, params: { messageId: first?._id ?? '' } };
  await testShop.call(updateMessageStatus, { ...act, body: { status: 'archived' } });
  await testShop.call(deleteMessage, { token, params: { messageId: second?._id ?? '' } });
  const { data } = await read({ kind: 'message' });
  expect(data).toMatchObject([
    { action: 'message.delete', isWithheld: true, isAccountDeleted: false },
    { action: 'message.status', isWithheld: false, isAccountDeleted: false },
  ]);
});

test('of a person who has left it tells neither name nor what was written', async () => {
  await testShop.call(updateUserStatus, {
    token: helper.token,
    params: { userId: buyer.userId },
    body: { status: 'Active' },
  });
  const { email, password } = buyer;
  const signedIn = await testShop.call(login, { body: { email, password } });
  const { status } = await testShop.call(deleteMyAccount, {
    token: signedIn.body.data.accesstoken,
    body: { password },
  });
  expect(status).toBe(200);
  const { data } = await read();
  const text = JSON.stringify(data);
  for (const detail of [buyer.name, buyer.email, 'Car Street', 'parcels'])
    expect(text).not.toContain(detail);
  expect(data.at(-1)).toMatchObject({
    action: 'order.status',
    subject: { name: order.orderId },
    after: { status: 'PROCESSING' },
    isWithheld: true,
    isAccountDeleted: true,
  });
});
