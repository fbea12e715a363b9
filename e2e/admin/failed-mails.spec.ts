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

/** A shop where a mail has failed after its last retry and mails can be sent again. */
const test = base.extend<object, { shop: RunningShop; addressee: Person; folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright reads
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mathappu-story-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  addressee: [
    async ({ folder }, use) => {
      const nobodyListens = 'smtp://127.0.0.1:9';
      const shop = await startShop({ DATA_DIR: folder, SMTP_URL: nobodyListens });
      const person = await newCustomer(shop);
      await shop.stop();
      await failEveryMail(folder);
      await use(person);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  shop: [
    async ({ folder, addressee: _ }, use) => {
      const shop = await startShop({ DATA_DIR: folder });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Puts the job into the state that hours of retries lead to. */
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

test('a failed mail is sent again and arrives', async ({ page, folder, addressee }) => {
  await openAsOwner(page, '/admin/dashboard', 'Welcome, Selvi Murugan');
  const counted = page.getByRole('link', { name: 'Failed mails' });
  await expect(counted).toHaveText(/^1/);
  const mails = page.getByRole('region', { name: 'Failed mails' });
  await expect(mails).toContainText('Confirm your email address');
  await expect(mails).toContainText(`To ${addressee.email}`);
  await expect(mails).toContainText('connect ECONNREFUSED');

  await mails.getByRole('button', { name: `Send again to ${addressee.email}` }).click();
  await expect(page.getByText('The mail will be sent again')).toBeVisible();
  await expect(mails).toContainText('No mail has failed.');
  await expect(counted).toHaveText(/^0/);
  const text = await readMail(folder, { to: addressee.email, subject: /Confirm your email/ });
  expect(text).toContain(addressee.name);
});
