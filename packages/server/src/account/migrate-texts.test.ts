import { listAllOrders } from '@mathappu/contract/admin/admin-orders';
import { login } from '@mathappu/contract/sessions';
import { listUsers } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/platform/db/migrate.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

const composed = 'கொடி';
const parted = composed.normalize('NFD');
const search = (text: string) => ({ query: { search: text }, token: owner.token });

async function migrateAgain(): Promise<void> {
  const { db } = testShop.shop;
  await sql`delete from applied_migrations where name = '0069-one-form-of-text.sql'`.execute(db);
  expect(await migrate(testShop.database)).toEqual(['0069-one-form-of-text.sql']);
}

test('names that were typed in another form of Unicode are found after the migration', async () => {
  const { db } = testShop.shop;
  const buyer = await customer(testShop, { name: parted });
  const productId = await product(testShop, { name: parted });
  await codOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  await sql`update orders set delivery = jsonb_set(delivery, '{name}', to_jsonb(${parted}::text))
    `.execute(db);
  const people = async () =>
    (await testShop.call(listUsers, search(composed))).body.data.users.map(({ name }) => name);
  const orders = async () =>
    (await testShop.call(listAllOrders, search(composed))).body.data.orders;
  expect([await people(), await orders()]).toEqual([[], []]);
  await migrateAgain();
  expect(await people()).toEqual([composed]);
  expect(await orders()).toMatchObject([
    { user: { name: composed }, products: [{ name: composed }] },
  ]);
  const { name } = await db.selectFrom('products').select('name').executeTakeFirstOrThrow();
  expect(name).toBe(composed);
});

test('a name of several lines becomes one, and of two categories with one name each keeps its own', async () => {
  const { db } = testShop.shop;
  const { userId } = await customer(testShop, { name: 'Kavya \r\n\n Raman\u2028R' });
  const categories = categoriesOf(testShop, owner);
  const ids = [await categories.make('a'), await categories.make('b'), await categories.make('c')];
  for (const [index, name] of [composed, parted, `${parted} c`].entries()) {
    const id = ids[index]?._id ?? '';
    await db.updateTable('categories').set({ name }).where('id', '=', id).execute();
  }
  await migrateAgain();
  const user = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirst();
  expect(user?.name).toBe('Kavya Raman R');
  const rows = await db.selectFrom('categories').select('name').orderBy('position').execute();
  expect(rows.map(({ name }) => name)).toEqual([composed, parted, `${composed} c`]);
});

test('who registered with an invisible sign in the email signs in as everybody does', async () => {
  const body = { email: 'kavya@mail.test', password: 'banyan-lantern-42' };
  const made = await customer(testShop, { email: 'plain@mail.test' });
  const twin = await customer(testShop, { email: 'twin@mail.test' });
  const { db } = testShop.shop;
  const rename = ({ userId }: Person, email: string) =>
    db.updateTable('users').set({ email }).where('id', '=', userId).execute();
  await rename(made, '\u200bkavya@\u00admail.test');
  await customer(testShop, { email: 'meena@mail.test' });
  await rename(twin, 'meena\u2060@mail.test');
  expect((await testShop.call(login, { body })).status).toBe(401);
  await migrateAgain();
  expect((await testShop.call(login, { body })).status).toBe(200);
  const twins = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'like', 'meena%')
    .execute();
  expect(twins).toHaveLength(2);
});
