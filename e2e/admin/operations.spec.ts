import { expect, type Page } from '@playwright/test';
import { transitionOrder } from '../support/admin-orders.ts';
import { openAsOwner } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

const path = '/admin/dashboard?tab=failed';
const title = 'Running the Shop';

const part = (page: Page, name: string) => page.getByRole('region', { name });

const failedMail = {
  _id: '01a1fdc1-3262-7b6a-b716-000000000000',
  to: 'meena@example.com',
  subject: 'Your order is on its way',
  problem: 'connect ECONNREFUSED',
  failedAt: '2026-11-20T04:30:00.000Z',
};

const answerFailedMails = (page: Page, rest: object, options?: { times: number }) => {
  const answer = { success: true, error: false, message: '', data: [failedMail], ...rest };
  return page.route(
    '**/api/v1/admin/failed-mails',
    (route) => route.fulfill({ json: answer }),
    options,
  );
};

test('a failed mail that was sent meanwhile cannot be sent twice', { tag: '@nightly' }, async ({
  page,
}) => {
  await answerFailedMails(
    page,
    { totalCount: 1, waiting: { count: 0, problem: '' } },
    { times: 1 },
  );
  await openAsOwner(page, path, title);
  const mails = part(page, 'Failed mails');
  await expect(mails).toContainText('To meena@example.com, 20 Nov 2026, 10:00 am');
  await expect(mails).toContainText('connect ECONNREFUSED');
  await expect(mails.getByRole('button', { name: 'Send all again' })).toBeHidden();
  await mails.getByRole('button', { name: 'Send again to meena@example.com' }).click();
  await expect(page.getByText('Resource not found')).toBeVisible();
  await expect(mails).toContainText('No mail has failed.');
});

test('mails that wait for the mail server are told, and how many have failed in all', {
  tag: '@nightly',
}, async ({ page }) => {
  const waiting = { count: 12, problem: 'Greeting never received' };
  await answerFailedMails(page, { totalCount: 3_214, waiting });
  await openAsOwner(page, path, title);
  const mails = part(page, 'Failed mails');
  await expect(mails).toContainText('12 mails could not be sent yet.');
  await expect(mails).toContainText('Greeting never received');
  await expect(mails).toContainText('These are the newest 1 of 3214.');
  await mails.getByRole('button', { name: 'Send all again' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Send 3214 mails again?' })).toBeVisible();
});

const failedJob = {
  _id: '01a1fdc1-3262-7b6a-b716-000000000001',
  queue: 'reconcile-payments',
  problem: 'the payment provider answered 500',
  failedAt: '2026-11-20T04:30:00.000Z',
};

const answerFailedJobs = (page: Page, options?: { times: number }) =>
  page.route(
    '**/api/v1/admin/failed-jobs',
    (route) =>
      route.fulfill({
        json: { success: true, error: false, message: '', data: [failedJob], totalCount: 1 },
      }),
    options,
  );

test('a failed job says what it does and why it failed, and is discarded after asking', {
  tag: '@nightly',
}, async ({ page }) => {
  await answerFailedJobs(page, { times: 1 });
  let discarded = '';
  await page.route('**/api/v1/admin/failed-jobs/*', (route) => {
    discarded = `${route.request().method()} ${route.request().url().split('/').at(-1)}`;
    const json = { success: true, error: false, message: 'The job was discarded', data: null };
    return route.fulfill({ json });
  });
  await openAsOwner(page, path, title);
  const jobs = part(page, 'Failed jobs');
  await expect(jobs).toContainText('Payments compared with the provider');
  await expect(jobs).toContainText('Given up on 20 Nov 2026, 10:00 am');
  await expect(jobs).toContainText('the payment provider answered 500');
  const what = 'Payments compared with the provider';
  await jobs.getByRole('button', { name: `Discard: ${what}` }).click();
  const question = page.getByRole('alertdialog', { name: `Discard: ${what}?` });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('The job was discarded')).toBeVisible();
  await expect(jobs).toContainText('No job has failed.');
  expect(discarded).toBe(`DELETE ${failedJob._id}`);
});

test('the audit trail says who changed an order, from what to what, and is narrowed to it', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { 'Flower Pots Asoka': 2 });
  const other = await orderByApi(shop, buyer, { 'Flower Pots Asoka': 1 });
  for (const each of [orderId, other]) await transitionOrder(shop, each, 'SHIPPED');
  await openAsOwner(page, path, title);
  await page.getByRole('link', { name: 'Audit trail' }).click();
  const rows = page.getByRole('table', { name: 'Audit trail' }).getByRole('row');
  await expect(rows.filter({ hasText: other })).toContainText('status: pending → shipped');
  await page.getByRole('searchbox').fill(orderId.toLowerCase());
  await expect(rows.filter({ hasText: other })).toHaveCount(0);
  await expect(rows.filter({ hasText: orderId })).toHaveCount(1);
  await expect(rows.filter({ hasText: orderId })).toContainText('Selvi Murugan');
  await page.getByLabel('Kind').selectOption('Product');
  await expect(page.getByText('Nothing was changed that fits.')).toBeVisible();
  await page.getByLabel('Kind').selectOption('');
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('What').selectOption('People looked at, searched or exported');
  await expect(rows.filter({ hasText: orderId })).toHaveCount(0);
  await page.goto(`/admin/dashboard?tab=audit&search=${orderId}`);
  await rows.getByRole('link', { name: orderId }).click();
  await expect(page.getByRole('dialog')).toContainText(orderId);
});
