import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { expect } from '@playwright/test';
import { readMail } from '../support/outbox.ts';
import { newCustomer, openAsOwner, type Person } from '../support/people.ts';
import { test as base } from '../support/shop-fixtures.ts';
import { type RunningShop, startShop } from '../support/start-shop.ts';

/** A shop where three mails have failed after their last retry and mails can be sent again. */
const test = base.extend<object, { shop: RunningShop; addressees: Person[]; folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright reads
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mathappu-story-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  addressees: [
    async ({ folder }, use) => {
      const nobodyListens = 'smtp://127.0.0.1:9';
      const shop = await startShop({ DATA_DIR: folder, SMTP_URL: nobodyListens });
      const people = [await newCustomer(shop), await newCustomer(shop), await newCustomer(shop)];
      await shop.stop();
      await failEveryMail(folder);
      await use(people);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  shop: [
    async ({ folder, addressees: _ }, use) => {
      const shop = await startShop({ DATA_DIR: folder });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Puts the jobs into the state that two days of retries lead to. */
async function failEveryMail(folder: string): Promise<void> {
  const dataDir = join(folder, 'pgdata');
  const database = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  await database.query(
    `update pgboss.job set state = 'failed', start_after = now(), completed_on = now(), output = $1
     where name = 'account-mail' and state <> 'completed'`,
    [{ message: 'connect ECONNREFUSED 127.0.0.1:9' }],
  );
  await database.close();
}

test('a failed mail is sent again and arrives, then all others by one button', {
  tag: '@nightly',
}, async ({ page, folder, addressees }) => {
  const [first, ...others] = addressees as [Person, ...Person[]];
  const expectMail = async ({ email }: Person) =>
    expect(await readMail(folder, { to: email, subject: /Confirm your email/ })).toContain(
      'verify=',
    );
  await openAsOwner(page, '/admin/dashboard', 'Welcome, Selvi Murugan');
  const counted = page.getByRole('link', { name: /^\d+ Failed mails$/ });
  await expect(counted).toHaveText(/^3/);
  await counted.click();
  const mails = page.getByRole('region', { name: 'Failed mails' });
  await expect(mails).toContainText('Confirm your email address');
  await expect(mails).toContainText(`To ${first.email}`);
  await expect(mails).toContainText('connect ECONNREFUSED');

  await mails.getByRole('button', { name: `Send again to ${first.email}` }).click();
  await expect(page.getByText('The mail will be sent again')).toBeVisible();
  await expect(mails).not.toContainText(first.email);
  await expectMail(first);

  const sendAll = mails.getByRole('button', { name: 'Send all again' });
  const question = page.getByRole('alertdialog', { name: 'Send 2 mails again?' });
  await sendAll.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(mails.getByRole('listitem')).toHaveCount(2);
  await sendAll.click();
  await question.getByRole('button', { name: 'Send all again' }).click();
  await expect(page.getByText('2 mails will be sent again')).toBeVisible();
  await expect(mails).toContainText('No mail has failed.');
  await expect(sendAll).toBeHidden();
  await page.goto('/admin/dashboard');
  await expect(counted).toHaveText(/^0/);
  for (const other of others) await expectMail(other);
});
