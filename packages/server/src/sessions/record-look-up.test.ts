import { listAllOrders } from '@mathappu/contract/admin/admin-orders';
import { listAuditEntries } from '@mathappu/contract/admin/audit';
import { listQuotes } from '@mathappu/contract/enquiries/admin-enquiries';
import { listMessages } from '@mathappu/contract/messages';
import { login } from '@mathappu/contract/sessions';
import { getUser, listUsers } from '@mathappu/contract/users';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { admin, customer, type Person } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let person: Person;
beforeEach(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  person = await customer(testShop, { name: 'Tamizhselvi' });
});
afterEach(() => testShop.close());

const open = (who = owner) =>
  testShop.call(getUser, { params: { userId: person.userId }, token: who.token });
const listPeople = (search: string, who = owner) =>
  testShop.call(listUsers, { query: { search }, token: who.token });
const searchOrders = (query: { search?: string; userId?: string }) =>
  testShop.call(listAllOrders, { query, token: owner.token });

const entries = () =>
  testShop.shop.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'subject_id', 'after'])
    .where('subject_kind', '=', 'person')
    .orderBy('at')
    .execute();
const noAccount = '00000000-0000-0000-0000-000000000000';

test('edge 37: fifty looks at one customer are one entry a member of staff and day, at once too', async () => {
  const other = await admin(testShop, { name: 'Priya' });
  await Promise.all(
    Array.from({ length: 50 }, async () => expect((await open()).status).toBe(200)),
  );
  await open(other);
  const seen = { action: 'person.seen', subject_id: person.userId, after: null };
  expect(await entries()).toEqual([
    { actor_id: owner.userId, ...seen },
    { actor_id: other.userId, ...seen },
  ]);
  testShop.setNow(new Date(Date.now() + 24 * 3_600_000));
  const { email, password } = owner;
  const { body: session } = await testShop.call(login, { body: { email, password } });
  const token = session.data.accesstoken;
  expect((await open({ ...owner, token })).status).toBe(200);
  expect(await entries()).toHaveLength(3);
  const { body } = await testShop.call(listAuditEntries, {
    query: { action: 'person.seen', by: owner.userId },
    token,
  });
  expect(body.data).toHaveLength(2);
  expect(body.data[0]).toMatchObject({
    by: { _id: owner.userId },
    subject: { kind: 'person', _id: person.userId, name: 'Tamizhselvi' },
  });
});

test('searches are one entry a member of staff and day, which counts them and keeps no word', async () => {
  const { token } = owner;
  await Promise.all(['', 'Tamizhselvi', 'tamizhselvi', 'Arun'].map((search) => listPeople(search)));
  for (const search of ['', 'Selvi']) {
    await searchOrders({ search });
    await testShop.call(listQuotes, { query: { search }, token });
    await testShop.call(listMessages, { query: { search }, token });
  }
  const found = await entries();
  const after = { searches: 7, longest: 11 };
  const action = 'person.seen';
  expect(found).toEqual([{ actor_id: owner.userId, action, subject_id: noAccount, after }]);
  await searchOrders({ userId: person.userId });
  expect((await entries()).map(({ subject_id: id }) => id)).toEqual([noAccount, person.userId]);
});

test('a refused look-up, such as a customer’s, leaves nothing', async () => {
  expect((await listPeople('Arun', person)).status).toBe(403);
  expect((await open(person)).status).toBe(403);
  expect(await entries()).toEqual([]);
});
