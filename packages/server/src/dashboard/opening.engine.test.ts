import {
  confirmTestMail,
  getTodo,
  hideOpening,
  sendTestMail,
} from '@mathappu/contract/admin/dashboard';
import { getSettings, updateSettings } from '@mathappu/contract/settings/edit-settings';
import { settingsParts } from '@mathappu/contract/settings/parts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordDone } from '#server/maintenance/last-done-queries.ts';
import { admin, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

const readOpening = async () =>
  (await testShop.call(getTodo, { token: owner.token })).body.data.opening;

async function mailedCode(): Promise<string> {
  testShop.outbox.length = 0;
  expect((await testShop.call(sendTestMail, { token: owner.token })).status).toBe(200);
  await testShop.runJobs('test-mail');
  const [mail] = testShop.outbox;
  expect(mail?.to).toBe(owner.email);
  return /\/admin\/dashboard\?mail=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('each step is ticked off by what was done, and the list goes when all are', async () => {
  const { token } = owner;
  const nothing = await readOpening();
  expect(new Set(Object.values(nothing ?? {}))).toEqual(new Set([false]));

  for (const part of settingsParts) {
    const { version, document } = (await testShop.call(getSettings, { params: { part }, token }))
      .body.data;
    // Another way to sell asks for legal advice.
    const changes = { selling: { saleMode: 'enquiry' }, shop: { grievanceName: 'Selvi' } };
    const written = { ...document, ...changes[part as keyof typeof changes] };
    const body = { version, document: written, password: owner.password };
    const saved = await testShop.call(updateSettings, { params: { part }, body, token } as never);
    expect(saved.status, part).toBe(200);
  }
  await product(testShop, { price: 100 });
  expect(await readOpening()).toEqual({
    ...{ shop: true, selling: true, delivery: true, payment: true, tax: true, products: true },
    ...{ grievance: true, mail: false, backup: false },
  });

  const code = await mailedCode();
  const other = await admin(testShop);
  const asOther = await testShop.call(confirmTestMail, { body: { code }, token: other.token });
  expect(asOther.body).toMatchObject({ code: 'invalidVerification' });
  expect((await readOpening())?.mail).toBe(false);
  for (const _ of ['first', 'again'])
    expect((await testShop.call(confirmTestMail, { body: { code }, token })).status).toBe(200);
  expect((await readOpening())?.mail).toBe(true);

  await recordDone(testShop.shop.db, 'backup');
  expect(await readOpening()).toBeNull();
});

test('an admin hides the list for all, and a demo shop has none', async () => {
  const shop = await openTestShop();
  try {
    const { token } = await admin(shop);
    const opening = async () => (await shop.call(getTodo, { token })).body.data.opening;
    expect(await opening()).not.toBeNull();
    for (const _ of ['first', 'again'])
      expect((await shop.call(hideOpening, { token })).status).toBe(200);
    expect(await opening()).toBeNull();
  } finally {
    await shop.close();
  }
  const demo = await openTestShop({ SEED: 'demo' });
  try {
    const { token } = await admin(demo);
    expect((await demo.call(getTodo, { token })).body.data.opening).toBeNull();
  } finally {
    await demo.close();
  }
});
