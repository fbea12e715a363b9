import { deleteMyAccount } from '@mathappu/contract/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EnquiryShop, openEnquiryShop } from '#test/admin/enquiries.ts';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { orderBody } from '#test/orders.ts';
import { customer } from '#test/people.ts';

let shop: EnquiryShop;
beforeAll(async () => {
  shop = await openEnquiryShop();
});
afterAll(async () => {
  expect(await findViolations(shop.testShop.shop.db)).toEqual([]);
  await shop.testShop.close();
});

test('edge 15: enquiries sent while the account is deleted are withdrawn with it, 10 rounds', async () => {
  const { testShop, work, list } = shop;
  for (let round = 0; round < byTier(20); round += 1) {
    const leaver = await customer(testShop);
    const body = await orderBody(testShop, leaver, list());
    const remove = () =>
      testShop.call(deleteMyAccount, {
        body: { password: leaver.password },
        token: leaver.token,
      });
    const [deleted, ...sent] = await Promise.all([
      remove(),
      ...Array.from({ length: 6 }, () => work.send(body, leaver, crypto.randomUUID())),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status, body: answer } of sent.filter(({ status }) => status === 200)) {
      expect(status).toBe(200);
      expect(await work.detail(answer.data._id)).toMatchObject({
        state: 'WITHDRAWN',
        customer: { _id: null },
      });
    }
  }
});
