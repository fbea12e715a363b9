import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendOrderMail } from '#server/orders/order-jobs.ts';
import { enqueueOrderMail } from '#server/orders/order-mails.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { openJobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Shop } from '#server/shop.ts';
import { type MailServer, openMailingShop } from '#test/mail-server.ts';
import { codOrder } from '#test/orders.ts';
import { customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import type { TestShop } from '#test/test-shop.ts';

const count = 300;

let mailServer: MailServer;
let testShop: TestShop;
beforeAll(async () => {
  ({ testShop, mailServer } = await openMailingShop());
});
afterAll(() => testShop.close());

const openQueue = () =>
  openJobQueue<Shop>(testShop.database, [sendOrderMail], pino({ level: 'silent' }));

const received = (atLeast: number) =>
  expect
    .poll(() => mailServer.received.length, { timeout: 50_000 })
    .toBeGreaterThanOrEqual(atLeast);

test('mails of a queue that is stopped and of the one that follows are sent once each', async () => {
  const { shop } = testShop;
  const productId = await product(testShop, { stock: 9 });
  const { _id: id, orderId: number } = await codOrder(testShop, await customer(testShop), [
    { productId, quantity: 1 },
  ]);
  const recipients = Array.from({ length: count }, (_, n) => `rush-${n}@mail.test`);
  await testShop.runJobs();
  mailServer.received.splice(0);
  await inTransaction(shop.db, async (tx) => {
    for (const customerEmail of recipients)
      await enqueueOrderMail(
        shop,
        tx,
        { kind: 'shipped' },
        { id, number, customerEmail, paymentMethod: 'cod', language: 'en' },
      );
  });

  const first = await openQueue();
  await first.work(shop);
  await received(count / 3);
  await first.stop();
  const second = await openQueue();
  await second.work(shop);
  await received(count);
  await second.stop();

  const reached = mailServer.received.flatMap((mail) => mail.recipients);
  expect(reached.toSorted()).toEqual(recipients.toSorted());
  expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(count);
});
