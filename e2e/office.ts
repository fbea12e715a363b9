import { expect } from '@playwright/test';
import type { RunningShop } from './start-shop.ts';
import { callApi, ownerToken } from './stock-room.ts';

type OfficeOrder = { orderId: string; status: string; totalAmount: number };

/** Finds an order as the owner does, by what the customer tells over the phone. */
export async function findOrderInOffice(shop: RunningShop, search: string): Promise<OfficeOrder> {
  const path = `/order/getallorders?search=${encodeURIComponent(search)}`;
  const { data } = await callApi(shop, 'GET', path, undefined, await ownerToken(shop));
  const [order] = (data as { orders: OfficeOrder[] }).orders;
  if (!order) throw new Error(`no order for ${search}`);
  return order;
}

export async function moveOrder(
  shop: RunningShop,
  orderId: string,
  status: 'SHIPPED' | 'DELIVERED' | 'CANCELLED',
): Promise<void> {
  const path = `/order/updateorderstatus/${orderId}`;
  const { data } = await callApi(shop, 'PUT', path, { status }, await ownerToken(shop));
  expect((data as OfficeOrder).status).toBe(status);
}
