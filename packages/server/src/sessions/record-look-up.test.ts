import { listAllOrders } from '@mathappu/contract/admin/admin-orders';
import { listAuditEntries } from '@mathappu/contract/admin/audit';
import { listQuotes } from '@mathappu/contract/enquiries/admin-enquiries';
import { listMessages } from '@mathappu/contract/messages';
import { getUser, listUsers } from '@mathappu/contract/users';
import { sql } from 'kysely';
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
const moveBack = (interval: string) =>
  sql`update audit_entries set at = at - ${interval}::interval`.execute(testShop.shop.db);

test('opening an account leaves one entry an admin and day, which names the account', async () => {
  const other = await admin(testShop, { name: 'Priya' });
  for (let time = 0; time < 50; time += 1) expect((await open()).status).toBe(200);
  await open(other);
  const seen = { action: 'person.seen', subject_id: person.userId, after: null };
  expect(await entries()).toEqual([
    { actor_id: owner.userId, ...seen },
    { actor_id: other.userId, ...seen },
  ]);
  await moveBack('25 hours');
  await open();
  expect(await entries()).toHaveLength(3);
  const { body } = await testShop.call(listAuditEntries, {
    query: { kind: 'person' },
    token: owner.token,
  });
  expect(body.data[0]).toMatchObject({
    by: { _id: owner.userId },
    subject: { kind: 'person', _id: person.userId, name: 'Tamizhselvi' },
  });
});

test('a list of people and a search leave one entry an hour, with the number of letters and not the words', async () => {
  for (const search of ['', 'Tamizhselvi', 'tamizhselvi', 'Arun', '']) await listPeople(search);
  const found = await entries();
  expect(found.map(({ after }) => (after as { letters: number }).letters)).toEqual([0, 11, 4]);
  expect(JSON.stringify(found)).not.toMatch(/tamizh|arun/i);
  await moveBack('61 minutes');
  await listPeople('Arun');
  expect(await entries()).toHaveLength(4);
});

test('searching orders, enquiries and messages leaves entries; going through them does not', async () => {
  const { token } = owner;
  for (const search of ['', 'Tamizhselvi']) {
    await searchOrders({ search });
    await testShop.call(listQuotes, { query: { search }, token });
    await testShop.call(listMessages, { query: { search }, token });
  }
  await searchOrders({ userId: person.userId });
  expect((await entries()).map(({ action, subject_id: id }) => [action, id])).toEqual([
    ['person.searched', 'orders'],
    ['person.searched', 'enquiries'],
    ['person.searched', 'messages'],
    ['person.seen', person.userId],
  ]);
});

test('a refused look-up, such as a customer’s, leaves nothing', async () => {
  expect((await listPeople('Arun', person)).status).toBe(403);
  expect((await open(person)).status).toBe(403);
  expect(await entries()).toEqual([]);
});
