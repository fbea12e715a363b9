import { type Browser, devices, expect, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { fillSignIn, newCustomer, newPerson, openAsOwner, signIn } from '../support/people.ts';
import { expectNoSidewaysScroll } from '../support/screen-checks.ts';
import { test } from '../support/shop-fixtures.ts';
import type { RunningShop } from '../support/start-shop.ts';

const address = '/admin/settings?tab=people';

type Team = {
  staff: { _id: string; email: string; version: number }[];
  roles: { _id: string; name: string; grants: string[]; version: number }[];
};

async function readTeam(shop: RunningShop): Promise<Team> {
  const { data } = await callApi(shop, 'GET', '/staff/get', undefined, await ownerToken(shop));
  return data as Team;
}

/** Invites by the API; returns the address of the page that the link opens. */
async function invite(
  shop: RunningShop,
  { name, email }: { name: string; email: string },
): Promise<string> {
  const role = (await readTeam(shop)).roles.find((each) => each.name === 'Packing')?._id;
  const { password } = demoAdmin;
  const body = { name, email, role, by: 'link', password };
  const { data } = await callApi(shop, 'POST', '/staff/invite', body, await ownerToken(shop));
  return pathOf((data as { link: string }).link);
}

const pathOf = (link: string): string => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};

async function openPhone(browser: Browser, shop: RunningShop): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 740 },
    baseURL: shop.url,
    serviceWorkers: 'block',
  });
  return context.newPage();
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const ownPassword = (page: Page) => page.getByRole('textbox', { name: 'Your password' });

test('a helper is invited by a link, joins on a phone, gets another role, and loses access', async ({
  page,
  shop,
  browser,
}) => {
  const ravi = newPerson('Ravi Kumar');
  await openAsOwner(page, address, 'Settings');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = dialogOf(page, 'Invite somebody');
  const send = dialog.getByRole('button', { name: 'Invite' });
  await dialog.getByLabel('Name').fill(ravi.name);
  await dialog.getByLabel('Email').fill(demoAdmin.email);
  await dialog.getByText('Show a link').click();
  await ownPassword(page).fill('not-my-password');
  await send.click();
  await expect(dialog.getByLabel('Role')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Role').selectOption('Packing');
  await send.click();
  await expect(ownPassword(page)).toHaveAccessibleDescription('Incorrect password');
  await ownPassword(page).fill(demoAdmin.password);
  await send.click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
    'Somebody with this email works here or is invited',
  );
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Name')).toHaveValue(ravi.name);
  await dialog.getByLabel('Email').fill(ravi.email);
  await send.click();

  const shown = dialogOf(page, `Invitation for ${ravi.name}`);
  const link = pathOf(await shown.getByLabel('Link', { exact: true }).inputValue());
  const whatsapp = await shown.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(whatsapp ?? '')).toContain(link);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(row(page, ravi.name)).toContainText(/Invited, link ends \d+ \w+ \d{4}/);

  const phone = await openPhone(browser, shop);
  const calls: string[] = [];
  phone.on('request', (request) => calls.push(request.url()));
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/^Join .+ as Packing$/);
  await phone.reload();
  await phone.getByLabel('Password', { exact: true }).fill(ravi.password);
  await phone.getByLabel('Confirm Password', { exact: true }).fill(ravi.password);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('button', { name: 'Join', exact: true }).tap();
  await expect(phone).toHaveURL('/admin/dashboard');
  await expect(phone.getByText('Welcome to the shop')).toBeVisible();
  const code = new URLSearchParams(link.split('?')[1]).get('invite') ?? '';
  expect(calls.filter((url) => url.includes(code) && !url.endsWith(link))).toEqual([]);

  const menu = phone.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Messages' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Settings' })).toHaveCount(0);

  await page.reload();
  await row(page, ravi.name)
    .getByRole('button', { name: `Change ${ravi.name}` })
    .click();
  const member = dialogOf(page, ravi.name);
  await member.getByLabel('Role').selectOption('Desk');
  await ownPassword(page).fill(demoAdmin.password);
  await member.getByRole('button', { name: 'Save' }).click();
  await expect(member).toBeHidden();
  await expect(row(page, ravi.name)).toContainText('Desk');
  await phone.reload();
  await expect(menu.getByRole('link', { name: 'Messages' })).toBeVisible();

  await row(page, ravi.name)
    .getByRole('button', { name: `Change ${ravi.name}` })
    .click();
  await member.getByRole('button', { name: 'End access' }).click();
  const question = dialogOf(page, `End the access of ${ravi.name}?`);
  await ownPassword(page).fill(demoAdmin.password);
  await question.getByRole('button', { name: 'End access' }).click();
  await expect(row(page, ravi.name)).toHaveCount(0);
  await phone.reload();
  await expect(phone).toHaveURL('/login');
  await phone.goto(link);
  await expect(phone.getByText('This invitation is not valid any more')).toBeVisible();
  await phone.context().close();
});

test('whoever has an account signs in to it first, after leaving another one', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const other = await newCustomer(shop);
  const kavitha = await newCustomer(shop);
  const link = await invite(shop, kavitha);
  await signIn(page, other);
  await page.goto(link);
  await expect(
    page.getByText(`This invitation is for ${kavitha.email}, and you are signed in`),
  ).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have an account here.')).toBeVisible();
  await expect(page).toHaveURL(link);
  await expect(page.getByLabel('Email')).toHaveValue(kavitha.email);
  await fillSignIn(page, kavitha);
  await expect(page).toHaveURL('/admin/dashboard');

  // Signed in already, there is nothing to fill in.
  const meena = await newCustomer(shop);
  const second = await invite(shop, meena);
  await signIn(page, meena);
  await page.goto(second);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a role is made of ticks, another owner changes it meanwhile, and it is deleted', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await openAsOwner(page, address, 'Settings');
  const list = page.getByRole('list', { name: 'Roles' });
  const owners = list.getByRole('listitem').filter({ hasText: 'Sees and changes everything' });
  await expect(owners).toContainText('Fixed');
  await expect(owners.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'New role' }).click();
  const made = dialogOf(page, 'New role');
  const tick = (name: string) => page.getByRole('checkbox', { name });
  await made.getByLabel('Name of the role').fill('Letters');
  await tick('Answer messages and reviews').check();
  await expect(tick('See messages')).toBeChecked();
  await expect(tick('See messages')).toBeDisabled();
  await tick('See orders').check();
  await ownPassword(page).fill(demoAdmin.password);
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made).toBeHidden();
  const letters = list.getByRole('listitem').filter({ hasText: 'Letters' });
  await expect(letters).toContainText('Changes: Messages and reviews');
  await expect(letters).toContainText('Sees: Orders');

  await letters.getByRole('button', { name: 'Change Letters' }).click();
  const edited = dialogOf(page, 'Letters');
  const { password } = demoAdmin;
  const { _id, version } =
    (await readTeam(shop)).roles.find(({ name }) => name === 'Letters') ?? {};
  const theirs = { version, name: 'Letters', grants: ['read_messages'], password };
  await callApi(shop, 'PUT', `/role/${_id}`, theirs, await ownerToken(shop));
  await edited.getByLabel('Name of the role').fill('Letters and reviews');
  await ownPassword(page).fill(password);
  await edited.getByRole('button', { name: 'Save' }).click();
  const notice = edited.getByText('changed this meanwhile. Nothing was changed');
  await expect(notice.first()).toBeVisible();
  await expect(edited.getByLabel('Name of the role')).toHaveValue('Letters and reviews');
  await edited.getByRole('button', { name: 'Reload' }).click();
  await expect(edited.getByLabel('Name of the role')).toHaveValue('Letters');
  await expect(tick('Answer messages and reviews')).not.toBeChecked();
  await edited.getByRole('button', { name: 'Delete the role' }).click();
  const question = dialogOf(page, 'Delete the role Letters?');
  await ownPassword(page).fill(password);
  await question.getByRole('button', { name: 'Delete the role' }).click();
  await expect(question).toBeHidden();
  await expect(letters).toHaveCount(0);
});
