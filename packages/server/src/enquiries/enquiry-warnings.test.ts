import { afterAll, beforeEach, expect, test } from 'vitest';
import { enquiriesOf } from '#test/admin/enquiries.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { findViolations } from '#test/invariants.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { replayChanges } from './enquiry-history.ts';

let testShop: TestShop;
let owner: Person;
let work: ReturnType<typeof enquiriesOf>;
let quoteId: string;
beforeEach(async () => {
  await testShop?.close();
  testShop = await openTestShop();
  owner = await admin(testShop);
  work = enquiriesOf(testShop, { owner, buyer: await customer(testShop) });
  await work.sellBy('enquiry');
  await setPayment({ upiId: 'mathappu@bank', payee: 'Mathappu Stores' });
  quoteId = await work.enquiry([
    { productId: await product(testShop, { price: 100 }), quantity: 2 },
  ]);
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

const settings = () => settingsOf(testShop, owner);
const setPayment = (fields: object) =>
  settings().change('payment', fields, { password: owner.password });
const warnings = async () => (await work.detail(quoteId)).warnings;
const noDelivery = { kind: 'none', charge: 0, freeFrom: null } as const;

test('staff read what today’s settings say against an enquiry, and nothing once it is closed', async () => {
  expect(await warnings()).toEqual([]);
  await settings().change('selling', { minimumOrder: 200.01 });
  expect(await warnings()).toEqual(['belowMinimum']);
  await settings().change('selling', { minimumOrder: 200 });
  await settings().change('delivery', { terms: noDelivery });
  expect(await warnings()).toEqual(['notDelivered']);
  await settings().change('selling', { isClosed: true });
  expect(await warnings()).toEqual(['notDelivered', 'orderingClosed']);
  await work.acts.decline(quoteId, 1);
  expect(await warnings()).toEqual([]);
});

test('confirming overrules them, and the history and the record keep what was overruled', async () => {
  await settings().change('selling', { minimumOrder: 5_000, isClosed: true });
  await settings().change('delivery', { terms: noDelivery });
  const overruled = ['belowMinimum', 'notDelivered', 'orderingClosed'];
  expect(await warnings()).toEqual(overruled);
  expect((await work.acts.confirm(quoteId, 1, 'offline')).status).toBe(200);
  const { history } = await work.detail(quoteId);
  expect(history.at(-1)).toMatchObject({
    act: 'confirm',
    by: owner.name,
    changes: expect.arrayContaining([
      { field: 'warnings', before: null, after: overruled, reason: '' },
      { field: 'agreedBy', before: null, after: 'phone', reason: '' },
    ]),
  });
  const changes = history.flatMap((entry) => entry.changes);
  expect(replayChanges(changes)).toMatchObject({ state: 'CONFIRMED', reason: '' });
  const entry = await testShop.shop.db
    .selectFrom('audit_entries')
    .select('after')
    .where('action', '=', 'quote.confirm')
    .executeTakeFirstOrThrow();
  expect(entry.after).toMatchObject({ agreedBy: 'phone', warnings: overruled });
});

test('staff read that the settings do not say where to pay; it counts for an order that is paid offline', async () => {
  await setPayment({ upiId: '', payee: '', note: 'At our counter in Car Street' });
  expect(await warnings()).toEqual([]);
  await setPayment({ note: '' });
  expect(await warnings()).toEqual(['paymentMissing']);
  const overruled = async (payment: 'cod' | 'offline') => {
    const lines = [{ productId: await product(testShop), quantity: 1 }];
    const id = await work.enquiry(lines);
    expect((await work.acts.confirm(id, 1, payment)).status).toBe(200);
    const changes = (await work.detail(id)).history.flatMap((entry) => entry.changes);
    return changes.filter(({ field }) => field === 'warnings').map(({ after }) => after);
  };
  expect(await overruled('offline')).toEqual([['paymentMissing']]);
  expect(await overruled('cod')).toEqual([]);
});
