import { expect, type Locator, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { callApi, ownerToken } from './api.ts';
import { openAsOwner } from './people.ts';
import { type Buyer, orderBody, type Wanted } from './shopping.ts';
import type { RunningShop } from './start-shop.ts';

/** Saves a part of the settings by the API. */
async function saveSettings(shop: RunningShop, part: string, changes: object): Promise<void> {
  const token = await ownerToken(shop);
  const path = `/admin/settings/${part}`;
  const { data } = await callApi(shop, 'GET', path, undefined, token);
  const { version, document } = data as { version: number; document: object };
  const { password } = demoAdmin;
  const body = { version, document: { ...document, ...changes }, password };
  await callApi(shop, 'PUT', path, body, token);
}

/** From now on customers ask instead of ordering. */
export const takeEnquiries = (shop: RunningShop): Promise<void> =>
  saveSettings(shop, 'selling', { saleMode: 'enquiry' });

/** Asks by the API, as the checkout would; returns the number. */
export async function askByApi(
  shop: RunningShop,
  buyer: Buyer,
  wanted: Wanted,
  note = '',
): Promise<string> {
  const body = { ...(await orderBody(shop, buyer, wanted)), note };
  const { data } = await callApi(shop, 'POST', '/quote/enquiry', body, buyer.token);
  return (data as { number: string }).number;
}

type SeenQuote = { state: string; version: number; orderId: string | null };

export async function staffQuote(shop: RunningShop, number: string): Promise<SeenQuote> {
  const token = await ownerToken(shop);
  const { data } = await callApi(shop, 'GET', `/quote/detail/${number}`, undefined, token);
  return data as SeenQuote;
}

/** What the customer answers to the present offer. */
export async function answerByApi(
  shop: RunningShop,
  { token }: Buyer,
  number: string,
  answer: 'accept' | 'withdraw',
): Promise<void> {
  const { version } = await staffQuote(shop, number);
  await callApi(shop, 'POST', `/quote/answer/${number}`, { version, answer }, token);
}

export const openEnquiries = (page: Page, search = ''): Promise<void> =>
  openAsOwner(page, `/admin/orders?view=enquiries&search=${search}`, 'Order Management');

/** Opens an enquiry from the list on the screen. */
export async function openEnquiry(page: Page, number: string): Promise<Locator> {
  await page.getByRole('link', { name: number, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: `Enquiry ${number}` });
  await expect(dialog.getByRole('heading', { name: 'History' })).toBeVisible();
  return dialog;
}

/** An order that is paid by UPI, bank or cash; returns its number. */
export async function offlineOrder(
  shop: RunningShop,
  buyer: Buyer,
  wanted: Wanted,
): Promise<string> {
  const number = await askByApi(shop, buyer, wanted);
  const { version } = await staffQuote(shop, number);
  const body = { version, payment: 'offline', agreedBy: 'phone' };
  const token = await ownerToken(shop);
  const { data } = await callApi(shop, 'POST', `/quote/confirm/${number}`, body, token);
  return (data as { orderId: string }).orderId;
}
