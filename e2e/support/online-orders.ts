import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import { callApi, ownerToken } from './api.ts';
import { type Buyer, orderBody, type Wanted } from './shopping.ts';
import { type RunningShop, webhookSecret } from './start-shop.ts';

type OnlineOrder = { orderId: string; amount: number; gatewayOrderId: string; key: string };

/** Places an online order, which waits for its payment. The amount is in paise. */
export async function orderOnline(
  shop: RunningShop,
  buyer: Buyer,
  wanted: Wanted,
): Promise<OnlineOrder> {
  const body = await orderBody(shop, buyer, wanted);
  const { data } = await callApi(shop, 'POST', '/order/online-payment', body, buyer.token);
  const { orderId, razorpay } = data as {
    orderId: string;
    razorpay: { key: string; orderId: string; amount: number };
  };
  return { orderId, amount: razorpay.amount, gatewayOrderId: razorpay.orderId, key: razorpay.key };
}

/** Pays it in the sandbox, as the dialog in the customer's browser does. */
export async function payOnline(
  shop: RunningShop,
  { token }: Buyer,
  { key, gatewayOrderId }: OnlineOrder,
): Promise<void> {
  const callback = await callSandbox(shop, 'pay', {
    key_id: key,
    order_id: gatewayOrderId,
    outcome: 'success',
  });
  await callApi(shop, 'POST', '/order/verify-payment', callback, token);
}

/** Has the shop ask the provider about an order now, as the minute's schedule would. */
export async function askProvider(shop: RunningShop, orderId: string): Promise<void> {
  await callApi(shop, 'POST', `/order/sync-payments/${orderId}`, {}, await ownerToken(shop));
}

/** Sets how the sandbox behaves. */
export const setSandbox = (shop: RunningShop, changes: object) =>
  callSandbox(shop, 'control', changes);

async function callSandbox(shop: RunningShop, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${shop.url}/sandbox/razorpay/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, path).toBe(200);
  return response.json();
}

/** Sends the shop a payment event signed like the payment provider's. The amount is in paise. */
export async function sendPaymentEvent(
  shop: RunningShop,
  { gatewayOrderId }: OnlineOrder,
  payment: { id: string; amount: number },
): Promise<void> {
  const entity = { ...payment, order_id: gatewayOrderId, status: 'captured', currency: 'INR' };
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
  const response = await fetch(`${shop.url}/api/v1/order/razorpay-webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', webhookSecret).update(body).digest('hex'),
    },
    body,
  });
  expect(response.status, await response.text()).toBe(200);
}
