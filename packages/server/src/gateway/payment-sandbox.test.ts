import { placeOnlineOrder } from '@mathappu/contract/checkout';
import { getShopDetails } from '@mathappu/contract/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutSources } from '#server/gateway/checkout-sources.ts';
import { openGateway } from '#server/gateway/open-gateway.ts';
import { type Config, readConfig } from '#server/platform/config/config.ts';
import { pagePolicy } from '#server/platform/http/security-headers.ts';
import { orderBody } from '#test/orders.ts';
import { onlineOrder, payInSandbox, paymentOf, setSandbox } from '#test/payments.ts';
import { customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  AUTH_SECRET: 'k3Jd9fQ2mZx7Lw0pRt5Yv8Bn1Hs6Gc4Ea',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'shop@shop.example',
  DATABASE_URL: 'postgres://localhost/shop',
  SHOP_NAME: 'Sandbox test',
  SHOP_EMAIL: 'care@shop.example',
  SHOP_PHONE: '+91 98400 12345',
  SHOP_ADDRESS: '1 Car Street, Madurai',
};

test('production has no sandbox: no gateway, no routes, no setting for one', async () => {
  const bare = await openTestShop(production);
  expect(bare.shop.payments).toBeUndefined();
  for (const [method, url] of [
    ['POST', '/sandbox/razorpay/pay'],
    ['POST', '/sandbox/razorpay/v1/orders'],
    ['POST', '/sandbox/razorpay/control'],
  ] as const) {
    const answer = await bare.app.inject({ method, url, payload: {} });
    expect([url, answer.statusCode]).toEqual([url, 404]);
  }
  expect(bare.app.printRoutes()).not.toContain('sandbox');
  expect(bare.shop.sandbox).toBeUndefined();

  const details = await bare.call(getShopDetails);
  expect(details.body.data.isOnlinePaymentAvailable).toBe(false);
  const buyer = await customer(bare);
  const body = await orderBody(bare, buyer, [{ productId: await product(bare), quantity: 1 }]);
  const refused = await bare.call(placeOnlineOrder, { body, token: buyer.token });
  expect([refused.status, refused.refusal.message]).toEqual([
    503,
    'Online payment is currently unavailable',
  ]);
  expect(bare.errors.splice(0)).toHaveLength(1);
  await bare.close();
});

test('the settings of production refuse the sandbox, and half a set of keys everywhere', () => {
  const refusalOf = (env: NodeJS.ProcessEnv): string => {
    try {
      readConfig(env);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(
    refusalOf({ ...production, RAZORPAY_API_URL: 'https://shop.example/sandbox/razorpay' }),
  ).toContain('RAZORPAY_API_URL: the sandbox cannot be used in production');
  expect(refusalOf({ ...production, RAZORPAY_API_URL: 'http://pay.example' })).toContain(
    'https://',
  );
  const keys = {
    RAZORPAY_KEY_ID: 'rzp_sandbox_mathappu',
    RAZORPAY_KEY_SECRET: 'x',
    RAZORPAY_WEBHOOK_SECRET: 'y',
  };
  expect(refusalOf({ ...production, ...keys })).toContain('RAZORPAY_KEY_ID: the sandbox');
  expect(refusalOf({ NODE_ENV: 'test', RAZORPAY_KEY_ID: 'rzp_test_1' })).toContain(
    'online payment needs all three',
  );
});

test('with keys the real provider is used and pages may load its dialog, with none nothing foreign', async () => {
  const config: Config = {
    ...testShop.shop.config,
    usesSandbox: false,
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'x',
    RAZORPAY_WEBHOOK_SECRET: 'new, old',
  };
  const { gateway: real } = await openGateway(config);
  expect(real?.checkoutUrl).toBe('https://checkout.razorpay.com/v1/checkout.js');
  expect(pagePolicy([], checkoutSources(real?.checkoutUrl))).toContain(
    "script-src 'self' https://checkout.razorpay.com",
  );
  expect(pagePolicy([], checkoutSources(real?.checkoutUrl))).toContain(
    "style-src 'self' 'unsafe-inline';",
  );
  expect(pagePolicy([], checkoutSources(real?.checkoutUrl)).match(/unsafe/g)).toHaveLength(1);
  for (const own of [testShop.shop.payments?.checkoutUrl, undefined]) {
    expect(pagePolicy([], checkoutSources(own))).not.toMatch(/http|unsafe/);
  }
});

test('webhooks are delayed, lost, repeated and retried according to the settings', async () => {
  const buyer = await customer(testShop);
  const productId = await product(testShop);
  const order = await onlineOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  await setSandbox(testShop, {
    webhookDelayMs: 60_000,
    webhookCopies: 2,
    lostWebhooks: ['payment.captured'],
    webhookOrder: 'reversed',
  });
  await payInSandbox(testShop, order.razorpay);
  const list = async () => {
    const answer = await testShop.app.inject('/sandbox/razorpay/control');
    const { webhooks } = answer.json() as { webhooks: { type: string; state: string }[] };
    return webhooks.map(({ type, state }) => `${type} ${state}`).reverse();
  };
  expect(await list()).toEqual([
    'order.paid waiting',
    'order.paid waiting',
    'payment.captured lost',
    'payment.captured lost',
    'payment.authorized waiting',
    'payment.authorized waiting',
  ]);
  expect((await paymentOf(testShop, order._id)).paymentStatus).toBe('PENDING');
  await setSandbox(testShop, { deliver: true });
  const { settings } = (await testShop.app.inject('/sandbox/razorpay/control')).json() as {
    settings: object;
  };
  expect(settings).toMatchObject({ webhookDelayMs: 60_000, webhookCopies: 2 });
  expect((await list()).filter((line) => line.endsWith('waiting'))).toEqual([]);
  expect((await paymentOf(testShop, order._id)).paymentStatus).toBe('PAID');
  const answer = await payInSandbox<{ error: { description: string } }>(testShop, order.razorpay);
  expect(answer.error.description).toBe('Payment already done for this order.');
});
