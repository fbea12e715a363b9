import { expect } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openAsOwner } from '../support/people.ts';
import { changesOf } from '../support/settings.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({ settings: { selling: {}, payment: {} } });

test('the owner takes enquiries from now on and says where orders are paid', async ({ page }) => {
  await openAsOwner(page, '/admin/settings?tab=selling', 'Settings');
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: 'Save' });
  const password = main.getByRole('textbox', { name: 'Your password' });
  await main.getByRole('radio', { name: 'Enquiries only' }).check();
  await expect(main.getByText('I have legal advice')).toBeHidden();
  const days = main.getByLabel('Days for which an offer is good');
  await days.fill('0');
  await password.fill(demoAdmin.password);
  await save.click();
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await days.fill('5');
  await main.getByLabel('Days to pay a confirmed order').fill('4');
  await main.getByLabel('Your own words under the notice').fill('We call from 9 to 6.');
  await main.getByRole('checkbox', { name: 'Mail me each enquiry' }).uncheck();
  await save.click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await changesOf(page).click();
  await expect(
    main.getByText('How the shop sells: Online and cash → Enquiries only').first(),
  ).toBeVisible();
  await expect(main.getByText('Mail me each enquiry: yes → no').first()).toBeVisible();

  await main.getByRole('link', { name: 'Payment' }).click();
  await main.getByLabel('UPI id').fill('not an id');
  await main.getByLabel('Account number').fill('123456789');
  await password.fill(demoAdmin.password);
  await save.click();
  for (const name of ['UPI id', 'IFSC', 'In the name of']) {
    await expect(main.getByLabel(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await main.getByLabel('UPI id').fill('lights@bank');
  await main.getByLabel('In the name of').fill('Sivakasi Lights');
  await main.getByLabel('IFSC').fill('sbin0001234');
  await expectAccessible(page, 'where orders are paid');
  await save.click();
  await expect(main.getByText(/^Last changed by Selvi Murugan/)).toBeVisible();
  await expect(main.getByLabel('IFSC')).toHaveValue('SBIN0001234');

  await page.goto('/admin/dashboard');
  await expect(page.getByText('How the shop sells: Enquiries only')).toBeVisible();
  await page.getByRole('link', { name: 'Enquiries to answer' }).click();
  await expect(page).toHaveURL('/admin/orders?view=enquiries&state=ENQUIRY');
  await expect(page.getByLabel('State')).toHaveValue('ENQUIRY');
});
