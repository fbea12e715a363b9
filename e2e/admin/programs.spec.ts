import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { type EventReceiver, openEventReceiver } from '#packages/server/test/event-receiver.ts';
import { callApi } from '../support/api.ts';
import { openAsOwner } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

test.use({ shopSettings: { EVENT_HOSTS: '127.0.0.1' } });

const product = 'Flower Pots Asoka';
let program: EventReceiver;
test.beforeAll(async () => {
  program = await openEventReceiver();
});
test.afterAll(() => program.close());

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const ownPassword = (page: Page) => page.getByRole('textbox', { name: 'Your password' });

test('an owner gives a program a key and an address, and it is told and asks for more', async ({
  page,
  shop,
}) => {
  await openAsOwner(page, '/admin/settings?tab=programs', 'Settings');
  await page.getByRole('button', { name: 'New key' }).click();
  const making = dialogOf(page, 'New key');
  await making.getByLabel('Name of the key').fill('Books program');
  await making.getByRole('checkbox', { name: 'See orders' }).check();
  await ownPassword(page).fill(demoAdmin.password);
  await making.getByRole('button', { name: 'Make the key' }).click();
  const shown = dialogOf(page, 'The key Books program');
  const key = await shown.getByLabel('Key', { exact: true }).inputValue();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /Books program/ })).toContainText('Sees: Orders');

  await page.getByRole('button', { name: 'New address' }).click();
  const adding = dialogOf(page, 'New address');
  await adding.getByLabel('Address').fill(program.url);
  await adding.getByLabel('Order placed').check();
  await ownPassword(page).fill(demoAdmin.password);
  await adding.getByRole('button', { name: 'Save' }).click();
  const secret = await dialogOf(page, 'The secret of this address')
    .getByLabel('Secret', { exact: true })
    .inputValue();
  // It is shown this once, so no stray key takes it away.
  for (let time = 1; time <= 3; time += 1) await page.keyboard.press('Escape');
  await expect(dialogOf(page, 'The secret of this address')).toBeVisible();
  await dialogOf(page, 'The secret of this address').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Delivered. The program answered: 200 ok')).toBeVisible();

  const orderId = await orderByApi(shop, await newBuyer(shop), { [product]: 1 });
  await expect.poll(() => program.received.length).toBe(2);
  program.verify(secret);
  const told = JSON.parse(program.received.at(-1)?.body ?? '');
  expect(told).toMatchObject({ type: 'order.placed', data: { orderId } });
  const search = `/order/getallorders?search=${told.data.orderId}`;
  const found = await callApi(shop, 'GET', search, undefined, key);
  expect(JSON.stringify(found.data)).toContain(told.data._id);

  await page.reload();
  await page.getByText('The last 2 messages').click();
  await expect(page.getByRole('row', { name: new RegExp(orderId) })).toContainText('Delivered');
  await page.getByRole('button', { name: 'End Books program' }).click();
  await ownPassword(page).fill(demoAdmin.password);
  await dialogOf(page, 'End the key Books program?').getByRole('button', { name: 'End' }).click();
  await expect(page.getByText('No program has a key.')).toBeVisible();
});
