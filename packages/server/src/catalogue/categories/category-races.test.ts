import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { admin } from '#test/people.ts';
import { categoriesOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let categories: ReturnType<typeof categoriesOf>;
beforeAll(async () => {
  testShop = await openTestShop();
  categories = categoriesOf(testShop, await admin(testShop));
});
afterAll(() => testShop.close());

test('edge 7: of two admins who order at once one is refused and sees the new order', async () => {
  for (const name of ['A', 'B', 'C']) await categories.make(name);
  for (let round = 0; round < byTier(20); round += 1) {
    const { data, version } = await categories.list();
    const [a = '', b = '', c = ''] = data.map(({ _id }) => _id);
    const orders = [
      [b, a, c],
      [a, c, b],
    ];
    const answers = await Promise.all(orders.map((ids) => categories.order(ids, version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const done = answers.findIndex(({ status }) => status === 200);
    expect((await categories.list()).data.map(({ _id }) => _id)).toEqual(orders[done]);
    expect(answers[1 - done]?.refusal).toMatchObject({
      code: 'categoryChanged',
      message: 'Somebody else changed this. Please reload it',
      data: orders[done]?.map((_id) => ({ _id })),
    });
  }
});

test('edge 7: what one admin deletes another cannot move or change', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const [a, b] = [await categories.make(`A${round}`), await categories.make(`B${round}`)];
    const { data, version } = await categories.list();
    const ids = data.map(({ _id }) => _id).reverse();
    const [deleted, moved] = await Promise.all([
      categories.remove(a._id),
      categories.order(ids, version),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 409]).toContain(moved.status);
    expect((await categories.order(ids, version)).status).toBe(409);
    expect((await categories.update(a._id, { name: 'A', version: 1 })).status).toBe(404);
    const edits = await Promise.all([
      categories.update(b._id, { name: `C${round}`, version: 1 }),
      categories.update(b._id, { name: `D${round}`, version: 1 }),
    ]);
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [loser] = edits.filter(({ status }) => status === 409);
    const [winner] = edits.filter(({ status }) => status === 200);
    expect(loser?.refusal).toMatchObject({ code: 'categoryChanged', data: winner?.body.data });
    expect((await categories.remove(b._id, '1')).refusal.code).toBe('categoryChanged');
    await categories.remove(b._id, '2');
  }
});
