import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EnquiryShop, enquiriesOf, openEnquiryShop } from '#test/admin/enquiries.ts';
import { findViolations } from '#test/invariants.ts';
import { admin, customer } from '#test/people.ts';

let shop: EnquiryShop;
beforeAll(async () => {
  shop = await openEnquiryShop();
});
afterAll(async () => {
  expect(await findViolations(shop.testShop.shop.db)).toEqual([]);
  await shop.testShop.close();
});

test('enquiries about the same goods are sent, withdrawn and confirmed beside each other, none refused', async () => {
  const { testShop, work, list } = shop;
  const people = await Promise.all(
    [1, 2, 3].map(async () => ({
      staff: enquiriesOf(testShop, { owner: await admin(testShop), buyer: shop.buyer }),
      sender: await customer(testShop),
      asker: await customer(testShop),
    })),
  );
  for (let round = 0; round < 6; round += 1) {
    const acts = people.map(async ({ staff, sender, asker }) => {
      const quoteId = await work.enquiry(list(1), asker);
      return Promise.all([
        staff.acts.confirm(quoteId, 1).then(({ status }) => status),
        work.enquiry(list(1), sender).then(async (sent) => {
          const ofSender = enquiriesOf(testShop, { owner: shop.owner, buyer: sender });
          return (await ofSender.acts.withdraw(sent, 1)).status;
        }),
      ]);
    });
    expect((await Promise.all(acts)).flat()).toEqual(Array(6).fill(200));
  }
});
