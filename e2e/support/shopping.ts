import { subtotalOf, toHundredths, toRupees } from '@mathappu/contract/money';
import type { Page } from '@playwright/test';
import { callApi, tokenOf } from './api.ts';
import { newCustomer, type Person, signIn } from './people.ts';
import { findProduct } from './products.ts';
import type { RunningShop } from './start-shop.ts';

/** Quantities by product name. */
export type Wanted = Readonly<Record<string, number>>;

type PlacedOrder = { orderId: string; totalAmt: number; paymentStatus: string };

export type Buyer = Person & { token: string };

export const home = {
  name: 'Meena Selvam',
  mobile: '9840098400',
  address_line: '4 Kovil Street',
  city: 'Madurai',
  state: 'Tamil Nadu',
  pincode: '625001',
  country: 'India',
  isDefault: true,
};

/** A new customer with an address to deliver to. */
export async function newBuyer(shop: RunningShop): Promise<Buyer> {
  const person = await newCustomer(shop);
  const token = await tokenOf(shop, person);
  await callApi(shop, 'POST', '/address/create', home, token);
  return { ...person, token };
}

export async function fillCart(shop: RunningShop, { token }: Buyer, wanted: Wanted): Promise<void> {
  for (const [name, quantity] of Object.entries(wanted)) {
    const { _id: productId } = await findProduct(shop, name);
    await callApi(shop, 'POST', '/cart/create', { productId, quantity }, token);
  }
}

/** Opens the checkout with an address and a filled cart. */
export async function openCheckout(page: Page, shop: RunningShop, wanted: Wanted): Promise<Buyer> {
  const buyer = await newBuyer(shop);
  await fillCart(shop, buyer, wanted);
  await signIn(page, buyer);
  await page.goto('/checkout');
  return buyer;
}

/** Opens the checkout, with cash on delivery chosen. */
export async function goToCheckout(page: Page, shop: RunningShop, wanted: Wanted): Promise<Buyer> {
  const buyer = await openCheckout(page, shop, wanted);
  await page.getByText('Cash on delivery', { exact: true }).click();
  return buyer;
}

/** Places a cash-on-delivery order and returns its number, for stories about later steps. */
export async function orderByApi(shop: RunningShop, buyer: Buyer, wanted: Wanted): Promise<string> {
  const body = await orderBody(shop, buyer, wanted);
  const { data } = await callApi(shop, 'POST', '/order/cash-on-delivery', body, buyer.token);
  return (data as { orderId: string }).orderId;
}

/** The body that the checkout would send. */
export async function orderBody(shop: RunningShop, { token }: Buyer, wanted: Wanted) {
  const products = await Promise.all(Object.keys(wanted).map((name) => findProduct(shop, name)));
  const lines = products.map(({ _id, name, price, discount }) => ({
    productId: _id,
    quantity: wanted[name] ?? 0,
    pricePaise: toHundredths(price ?? 0),
    discountBp: toHundredths(discount),
  }));
  const total = toRupees(subtotalOf(lines));
  const addresses = await callApi(shop, 'GET', '/address/get', undefined, token);
  return {
    product_details: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    delivery_address: (addresses.data as { _id: string }[])[0]?._id,
    totalAmt: total,
    subTotalAmt: total,
  };
}

export async function listOrders(shop: RunningShop, { token }: Buyer): Promise<PlacedOrder[]> {
  const { data } = await callApi(shop, 'GET', '/order/getuserOrder', undefined, token);
  return (data as { orders: PlacedOrder[] }).orders;
}
