import { expect } from '@playwright/test';
import { test } from '../support/shop-fixtures.ts';

test('a visitor writes to the shop', async ({ page }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  const main = page.getByRole('main');
  await expect(main.getByText('Mon-Fri 9am-5pm, Sat 10am-2pm')).toBeVisible();
  await page.getByLabel('Name').fill('Arun');
  await page.getByLabel('Email').fill('arun');
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('All fields are required');
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.getByLabel('Subject').fill('A special OFFER');
  await page.getByLabel('Message').fill('x'.repeat(1001));
  await expect(main.getByText('1001 / 1000')).toBeVisible();
  await send.click();
  await expect(main.getByText('Please enter a valid email address')).toBeVisible();
  await expect(main.getByText('Your message contains suspicious content')).toBeVisible();
  await expect(main.getByText('Please leave out: offer')).toBeVisible();
  await expect(main.getByText('Message is too long (max 1000 characters)')).toBeVisible();

  await page.getByLabel('Email').fill(`arun.${process.pid}@example.com`);
  await page.getByLabel('Subject').fill('Green crackers');
  await page.getByLabel('Message').fill('Which of your crackers are green crackers?');
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('Green crackers');
  await expect(page.getByLabel('Message')).toHaveValue(/green crackers/);
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Message sent successfully!');
  await expect(page.getByLabel('Message')).toHaveValue('');

  await page.reload();
  await page.getByLabel('Subject').fill('Once more');
  await page.getByLabel('Message').fill('I forgot something.');
  await send.click();
  await expect(
    main.getByText('Please wait 30 seconds before sending another message'),
  ).toBeVisible();
});

test('the safety tips name the numbers to call', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/safetytips');
  await expect(page.getByRole('main').getByRole('list').getByRole('listitem')).toHaveCount(8);
  for (const number of ['101', '102', '108', '100', '112']) {
    await expect(page.getByRole('link', { name: `Call ${number}` })).toHaveAttribute(
      'href',
      `tel:${number}`,
    );
  }
});
