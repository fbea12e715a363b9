import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EnquiryShop, enquiriesOf, openEnquiryShop } from '#test/admin/enquiries.ts';
import { byTier } from '#test/by-tier.ts';
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

test('desk edge 31: accept, ask and edit at once: one wins, the others read the new version', async () => {
  const { work, list } = shop;
  for (let round = 0; round < byTier(200); round += 1) {
    const quoteId = await work.enquiry(list(1));
    await work.acts.offer(quoteId, 1);
    const answers = await Promise.all([
      work.acts.accept(quoteId, 2),
      work.acts.ask(quoteId, 2),
      work.acts.edit(quoteId, 2, list(2)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.data;
    for (const { status, refusal } of answers) {
      if (status === 409)
        expect([refusal.code, refusal.data]).toMatchObject([
          'quoteChanged',
          { version: 3, state: won?.state },
        ]);
    }
    await work.acts.withdraw(quoteId, 3);
  }
});
