import type { SaleMode } from '@mathappu/contract/settings/selling-part';
import { expect, type Locator, type Page } from '@playwright/test';
import { callApi, ownerToken } from './api.ts';
import { openAsOwner, signIn } from './people.ts';
import { saveSettings } from './settings.ts';
import { type Buyer, newBuyer, orderBody, type Wanted } from './shopping.ts';
import type { RunningShop } from './start-shop.ts';

/** Sets how the shop sells. */
export const sellBy = (shop: RunningShop, saleMode: SaleMode) =>
  saveSettings(shop, 'selling', { saleMode });

type Sent = { number: string; _id: string };

/** Sends an enquiry and returns its number, for stories about later steps. */
export async function enquireByApi(
  shop: RunningShop,
  buyer: Buyer,
  wanted: Wanted,
  note?: string,
): Promise<string> {
  const body = { ...(await orderBody(shop, buyer, wanted)), note };
  const { data } = await callApi(shop, 'POST', '/quote/enquiry', body, buyer.token);
  return (data as Sent).number;
}

type StaffQuote = {
  version: number;
  lines: { productId: string; quantity: number }[];
};

/** What staff do with an enquiry, on its present version. */
export async function answerAsStaff(shop: RunningShop, number: string) {
  const token = await ownerToken(shop);
  const read = async () => {
    const { data } = await callApi(shop, 'GET', `/quote/detail/${number}`, undefined, token);
    return data as StaffQuote;
  };
  const act = async (method: string, name: string, body: object) => {
    const { version } = await read();
    const path = `/quote/${name}/${number}`;
    return (await callApi(shop, method, path, { version, ...body }, token)).data;
  };
  return {
    /** Sets the pieces of the first line. */
    edit: async (quantity: number, reason: string) => {
      const lines = (await read()).lines.map((line, at) => ({
        productId: line.productId,
        quantity: at === 0 ? quantity : line.quantity,
        ...(at === 0 && { reason }),
      }));
      await act('PUT', 'edit', { lines });
    },
    offer: () => act('POST', 'offer', { days: 3 }),
    decline: (reason: string) => act('POST', 'decline', { reason }),
    confirm: async (payment: 'cod' | 'offline' = 'cod') =>
      (await act('POST', 'confirm', { payment, agreedBy: 'phone' })) as { orderId: string },
  };
}

/** Opens the enquiry of a new customer. */
export async function openEnquiry(
  page: Page,
  shop: RunningShop,
  wanted: Wanted = { 'Gold Rain': 5 },
) {
  const buyer = await newBuyer(shop);
  const number = await enquireByApi(shop, buyer, wanted, 'Please before noon');
  await signIn(page, buyer);
  await page.goto(`/order/${number}`);
  await expect(page.getByRole('heading', { level: 1, name: `Enquiry ${number}` })).toBeVisible();
  return { buyer, number, staff: await answerAsStaff(shop, number) };
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

export const openEnquiryList = (page: Page, search = ''): Promise<void> =>
  openAsOwner(page, `/admin/orders?view=enquiries&search=${search}`, 'Order Management');

/** Opens an enquiry from the list on the screen. */
export async function openListedEnquiry(page: Page, number: string): Promise<Locator> {
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
  const staff = await answerAsStaff(shop, await enquireByApi(shop, buyer, wanted));
  return (await staff.confirm('offline')).orderId;
}
