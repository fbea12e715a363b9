import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { openEnquiryShop } from '#test/admin/enquiries.ts';
import { codOrder } from '#test/orders.ts';
import { customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { updateUser } from './account-queries.ts';
import { enqueueAccountMail } from './send-account-mail.ts';

const sent: Mail[] = [];
let failures = 0;
const mailer = {
  send: async (mail: Mail) => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('connect ECONNREFUSED');
    }
    sent.push(mail);
  },
  close: () => undefined,
};

let testShop: TestShop;
beforeEach(async () => {
  sent.length = 0;
  testShop = await openTestShop({ RATE_LIMIT_SCALE: '1' }, { mailer });
});
afterEach(() => testShop.close());

const mailTo = ({ shop }: TestShop, { userId, email }: Person, times: number) =>
  inTransaction(shop.db, async (tx) => {
    const user = { id: userId, email, language: 'en', chosen_language: null } as const;
    for (let time = 0; time < times; time += 1)
      await enqueueAccountMail(shop, tx, 'password-changed', user);
  });
const countTo = ({ email }: Person) => sent.filter(({ to }) => to === email).length;

test('an address that nobody has confirmed gets 20 mails a day, of whatever kind, and a confirmed one all', async () => {
  const [stranger, other, known] = [
    await customer(testShop, { isEmailVerified: false }),
    await customer(testShop, { isEmailVerified: false }),
    await customer(testShop),
  ];
  await mailTo(testShop, stranger, 18);
  await mailTo(testShop, other, 3);
  await mailTo(testShop, known, 30);
  await testShop.runJobs();
  const lines = [{ productId: await product(testShop), quantity: 1 }];
  for (let time = 0; time < 4; time += 1) await codOrder(testShop, stranger, lines);
  await testShop.runJobs();
  expect([countTo(stranger), countTo(other), countTo(known)]).toEqual([20, 3, 30]);

  const email_verified_at = new Date();
  await updateUser(testShop.shop.db, stranger.userId, { email_verified_at });
  await mailTo(testShop, stranger, 5);
  await testShop.runJobs();
  expect(countTo(stranger)).toBe(25);
});

test('a mail about an enquiry counts as well', async () => {
  const {
    testShop: enquiring,
    work,
    list,
  } = await openEnquiryShop({ RATE_LIMIT_SCALE: '1' }, { mailer });
  const stranger = await customer(enquiring, { isEmailVerified: false });
  await mailTo(enquiring, stranger, 20);
  await enquiring.runJobs();
  await work.acts.decline(await work.enquiry(list(), stranger), 1);
  await enquiring.runJobs();
  expect(countTo(stranger)).toBe(20);
  await enquiring.close();
});

test('what the mail server did not take counts for nothing', async () => {
  const stranger = await customer(testShop, { isEmailVerified: false });
  await mailTo(testShop, stranger, 25);
  failures = 25;
  expect(await testShop.runDueJobs()).toHaveLength(25);
  await mailTo(testShop, stranger, 25);
  await testShop.runJobs('account-mail');
  expect(countTo(stranger)).toBe(20);
});
