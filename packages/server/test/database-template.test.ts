import { expect, test } from 'vitest';
import { openTestShop } from './test-shop.ts';

test('a shop has the first roles again after the test before it has changed and deleted some', async () => {
  const before = await openTestShop();
  const roles = before.shop.db.selectFrom('roles').select(['id', 'name', 'version']).orderBy('id');
  const first = await roles.execute();
  await before.shop.db
    .updateTable('roles')
    .set({ name: 'Till', version: 2 })
    .where('name', '=', 'Desk')
    .execute();
  await before.shop.db.deleteFrom('roles').where('name', '=', 'Books').execute();
  await before.close();

  const after = await openTestShop();
  expect(await after.shop.db.executeQuery(roles).then(({ rows }) => rows)).toEqual(first);
  await after.close();
});
