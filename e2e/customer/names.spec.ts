import { expect, type Page } from '@playwright/test';
import { newCustomer, newPerson, signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

async function expectRefused(
  page: Page,
  { label, button }: { label: string; button: string },
  sentence: string,
): Promise<void> {
  const name = page.getByLabel(label);
  for (const typed of ['Kavya www.kavya.example', 'h\u200bttps://kavya.example']) {
    await name.fill(typed);
    await page.getByRole('button', { name: button }).click();
    await expect(name, typed).toHaveAccessibleDescription(sentence);
    await expect(name, 'what was typed stays').toHaveValue(typed);
  }
}

test('a form says that a name has a web address, in both languages, and keeps what was typed', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const english = 'Please leave out web addresses';
  await page.goto('/contact');
  await page.getByLabel('Email').fill('kavya@example.com');
  await page.getByLabel('Subject').fill('Green crackers');
  await page.getByLabel('Message').fill('Which are green crackers?');
  await expectRefused(page, { label: 'Name', button: 'Send Message' }, english);
  await expect(page.getByLabel('Message')).toHaveValue('Which are green crackers?');
  await page.goto('/ta/contact');
  const tamil = 'இணைய முகவரிகளைத் தவிர்த்து எழுதுங்கள்';
  await expectRefused(page, { label: 'பெயர்', button: 'செய்தியை அனுப்ப' }, tamil);

  await signIn(page, await newCustomer(shop));
  await page.goto('/updateUserDetail');
  await expectRefused(page, { label: 'Full Name', button: 'Save Changes' }, english);
  await page.goto('/address');
  await expectRefused(page, { label: 'Full Name', button: 'Save Address' }, english);
});

test('a name of which nothing can be seen is missing, and signs that come with a paste are left out', {
  tag: '@nightly',
}, async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('\u3164\u200b');
  await page.getByLabel('Email Address').fill(`\u200b${person.email}\u200e`);
  await page.getByLabel('Mobile Number').fill('9840012345');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Name is required');

  await page.getByLabel('Full Name').fill('\u202aலக்\u200cஷ்மி\u202c\u00ad Raman');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, person);
  await page.goto('/updateUserDetail');
  await expect(page.getByLabel('Full Name')).toHaveValue('லக்\u200cஷ்மி Raman');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});
