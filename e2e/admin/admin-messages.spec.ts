import { expect } from '@playwright/test';
import { callApi, ownerToken } from '../support/api.ts';
import { findMessages, sendMessage } from '../support/messages.ts';
import { openAsOwner } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

const title = 'Message Management';

test('a message is read, marked read and archived', { tag: '@nightly' }, async ({ page, shop }) => {
  const { subject, email } = await sendMessage(shop);
  await openAsOwner(page, `/admin/message?search=${encodeURIComponent(subject)}`, title);
  const entry = page.getByRole('list', { name: 'Messages' }).getByRole('link');
  await expect(entry).toContainText('Unread');
  await entry.click();
  const pane = page.getByRole('article', { name: subject });
  await expect(pane).toContainText('Do you deliver to Karaikudi');
  await expect(pane).toContainText(email);

  await pane.getByRole('button', { name: 'Mark as Read' }).click();
  await expect(page.getByText('Message status updated')).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Mark as Read' })).toBeHidden();
  await expect(entry).not.toContainText('Unread');

  await pane.getByRole('button', { name: 'Archive' }).click();
  await expect(pane.getByRole('button', { name: 'Archive' })).toBeHidden();
  await expect(pane.getByRole('button', { name: 'Mark as Read' })).toBeVisible();
  await expect(async () => {
    expect(await findMessages(shop, subject)).toMatchObject([{ status: 'archived' }]);
  }).toPass();

  await page.keyboard.press('Escape');
  await expect(pane).toBeHidden();
  await expect(entry).toBeFocused();
});

test('what is marked read leaves the unread but stays open', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const { subject } = await sendMessage(shop);
  const query = `status=unread&search=${encodeURIComponent(subject)}`;
  await openAsOwner(page, `/admin/message?${query}`, title);
  await page.getByRole('list', { name: 'Messages' }).getByRole('link').click();
  const pane = page.getByRole('article', { name: subject });
  await pane.getByRole('button', { name: 'Mark as Read' }).click();
  await expect(page.getByRole('heading', { name: 'No messages found' })).toBeVisible();
  await expect(pane).toContainText('Read');
  await expect(pane.getByRole('button', { name: 'Archive' })).toBeVisible();
});

test('a reply quotes the message and marks it read', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const { subject, email } = await sendMessage(shop);
  await openAsOwner(page, `/admin/message?search=${encodeURIComponent(subject)}`, title);
  await page.getByRole('list', { name: 'Messages' }).getByRole('link').click();
  const reply = page.getByRole('link', { name: 'Reply' });
  const address = new URL((await reply.getAttribute('href')) ?? '');
  expect(address.protocol).toBe('mailto:');
  expect(address.pathname).toBe(email);
  expect(address.searchParams.get('subject')).toBe(`Re: ${subject}`);
  expect(address.searchParams.get('body')).toContain('> Do you deliver to Karaikudi');

  await reply.click();
  await expect(async () => {
    expect(await findMessages(shop, subject)).toMatchObject([{ status: 'read' }]);
  }).toPass();
});

test('a message leads to its order and sender, and is marked as answered until that is taken back', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { 'Flower Pots Asoka': 1 });
  const { subject } = await sendMessage(shop, {
    email: buyer.email,
    subject: `Where is ${orderId}`,
    message: 'Please call 98400 12345.',
  });
  await openAsOwner(page, `/admin/message?search=${encodeURIComponent(subject)}`, title);
  const entry = page.getByRole('list', { name: 'Messages' }).getByRole('link');
  await entry.click();
  const pane = page.getByRole('article', { name: subject });
  const link = (name: string) => pane.getByRole('link', { name });
  await expect(link(buyer.number)).toHaveAttribute('href', `tel:${buyer.number}`);
  await expect(link('98400 12345')).toHaveAttribute('href', 'tel:9840012345');
  await expect(link('All orders of this customer (1)')).toBeVisible();
  await expect(pane).toContainText('Sent without signing in');

  await pane.getByRole('button', { name: 'Mark as Answered' }).click();
  await expect(page.getByText('Message marked as answered')).toBeVisible();
  await expect(entry).toContainText('Answered');
  await expect(entry).not.toContainText('Unread');
  await expect(pane.getByRole('region', { name: 'History' })).toContainText(
    /Marked as answered .*by Selvi Murugan/,
  );
  const filter = page.getByRole('combobox', { name: 'Answered' });
  await filter.selectOption('Not answered');
  await expect(page.getByRole('heading', { name: 'No messages found' })).toBeVisible();
  await filter.selectOption('Answered');
  await expect(page).toHaveURL(/answered=yes/);
  await entry.click();
  await pane.getByRole('button', { name: 'Mark as Not Answered' }).click();
  await expect(page.getByText('Message marked as not answered')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No messages found' })).toBeVisible();

  await link(orderId).click();
  await expect(page.getByRole('dialog', { name: `Order ${orderId}` })).toBeVisible();
});

test('a link opens a message that the list does not show, unless it is deleted', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { subject } = await sendMessage(shop);
  const [{ _id } = { _id: '' }] = await findMessages(shop, subject);
  await openAsOwner(page, `/admin/message?status=archived&message=${_id}`, title);
  const pane = page.getByRole('article', { name: subject });
  await expect(pane).toContainText('Unread');
  await callApi(shop, 'DELETE', `/message/delete/${_id}`, undefined, await ownerToken(shop));
  await page.reload();
  await expect(page.getByText('This message is not there any more')).toBeVisible();
});

test('deleting names the message and its sender first', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const { subject, name, email } = await sendMessage(shop);
  await openAsOwner(page, `/admin/message?search=${encodeURIComponent(subject)}`, title);
  await page.getByRole('list', { name: 'Messages' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this message?' });
  await expect(question).toContainText(subject);
  await expect(question).toContainText(`${name} (${email})`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await findMessages(shop, subject)).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Message deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No messages found' })).toBeVisible();
  expect(await findMessages(shop, subject)).toEqual([]);
});

test('the status filter is in the address', { tag: '@nightly' }, async ({ page, shop }) => {
  const { subject } = await sendMessage(shop);
  await openAsOwner(page, `/admin/message?search=${encodeURIComponent(subject)}`, title);
  const invitation = page.getByRole('heading', { name: 'Choose a message' });
  await expect(invitation).toBeVisible();
  await page.getByRole('radio', { name: 'Archived' }).check();
  await expect(page).toHaveURL(/status=archived/);
  await expect(page.getByRole('heading', { name: 'No messages found' })).toBeVisible();
  await expect(invitation).toBeHidden();
  await page.getByRole('radio', { name: 'Unread' }).check();
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Archived' })).toBeChecked();
});

test.describe('when the shop fails', () => {
  test.use({ expectedErrors: [/500/] });

  test('a failed change of status is rolled back and reported', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    const { subject } = await sendMessage(shop);
    await openAsOwner(page, `/admin/message?search=${encodeURIComponent(subject)}`, title);
    await page.route('**/api/v1/message/update-status/*', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await page.getByRole('list', { name: 'Messages' }).getByRole('link').click();
    const pane = page.getByRole('article', { name: subject });
    await pane.getByRole('button', { name: 'Mark as Read' }).click();
    await expect(page.getByText('Failed to update status')).toBeVisible();
    await expect(pane.getByRole('button', { name: 'Mark as Read' })).toBeVisible();
    await expect(pane).toContainText('Unread');
  });
});
