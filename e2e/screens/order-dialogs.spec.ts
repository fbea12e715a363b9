import { fill, plural } from '@mathappu/contract/words';
import { expect } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { transitionOrder } from '../support/admin-orders.ts';
import { enquireByApi } from '../support/enquiries.ts';
import { orderOnline, payOnline, sendPaymentEvent } from '../support/online-orders.ts';
import { signIn } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';
import { inEachVisit } from './visits.ts';
import { openWalk } from './walk.ts';

inEachVisit((visit) => {
  test('what an owner is asked and refused about orders is in its language, accessible and readable', async ({
    page,
    shop,
  }) => {
    const buyer = await newBuyer(shop);
    const { name } = await addProduct(shop, { price: 90 });
    const first = await orderByApi(shop, buyer, { [name]: 2 });
    const second = await orderByApi(shop, buyer, { [name]: 3 });
    const paid = await orderOnline(shop, buyer, { [name]: 2 });
    await payOnline(shop, buyer, paid);
    const wrong = await orderOnline(shop, buyer, { [name]: 1 });
    const paymentId = `pay_${wrong.orderId.replaceAll('-', '')}`;
    await sendPaymentEvent(shop, wrong, { id: paymentId, amount: 8_900 });
    const data = [demoAdmin.name, name, 'Made for a story', paymentId];
    const walk = await openWalk(page, visit, data);
    const { at, look, open, close, refuse, button, field, dialog } = walk;
    const { adminOrders: orders } = walk.words;
    await signIn(page, demoAdmin);

    const list = `/admin/orders?search=${encodeURIComponent(buyer.email)}`;
    await at(list, async () => {
      await open(button(orders.exportCsv), 'the export of orders');
      await close();
      for (const orderId of [first, second])
        await page.getByRole('checkbox', { name: fill(orders.selectOrder, { orderId }) }).click();
      await open(button(orders.markShipped), 'shipping two orders');
      await transitionOrder(shop, first, 'CANCELLED');
      await button(orders.markShipped).click();
      const refused = fill(plural(orders.notShipped, 1), { count: 1 });
      await expect(page.getByText(refused)).toBeVisible();
      await look('an order that was not shipped');
    });

    const atOrder = (orderId: string, act: () => Promise<void>) =>
      at(`${list}&order=${orderId}`, async () => {
        await expect(dialog.getByText(orders.loadingHistory)).toHaveCount(0);
        await expect(dialog.getByRole('heading', { name: orders.history })).toBeVisible();
        await act();
      });
    await atOrder(second, async () => {
      await look('an order');
      const status = field(orders.orderStatus);
      await status.selectOption('PENDING');
      await open(button(orders.update), 'setting an order back');
      await close();
      await status.selectOption('CANCELLED');
      await open(button(orders.update), 'cancelling an order');
      await transitionOrder(shop, second, 'DELIVERED');
      await button(orders.cancelOrder).click();
      await expect(dialog.getByText(demoAdmin.name).first()).toBeVisible();
      await look('a status that somebody else has set');
    });
    await atOrder(paid.orderId, async () => {
      await open(button(orders.refund), 'a refund');
      const refund = dialog.locator('button[type="submit"]');
      await refuse(refund, orders.reasonMissing);
      await field(orders.products).check();
      await refuse(refund, orders.piecesMissing);
      await field(orders.anAmount).check();
      await field(orders.amountInRupees).fill('999');
      await refuse(refund, fill(orders.atMostAmount, { amount: '₹180.00' }));
      await field(orders.amountInRupees).fill('10');
      await field(orders.reason).fill('ஈரமானது');
      await refund.click();
      await expect(page.getByRole('list', { name: orders.refunds })).toBeVisible();
      await look('a refunded order');
    });
    await atOrder(wrong.orderId, async () => {
      await look('a payment of a wrong amount');
      const accept = fill(orders.acceptAmount, { amount: '₹89.00' });
      await open(button(accept), 'accepting a payment of a wrong amount');
      await walk.confirm(accept);
    });
    await walk.expectToasts(4);
  });

  test.describe(() => {
    test.use({ settings: { selling: { saleMode: 'enquiry' } } });

    test('what staff are asked about an enquiry is in its language, accessible and readable', async ({
      page,
      shop,
    }) => {
      const buyer = await newBuyer(shop);
      const { name } = await addProduct(shop);
      const number = await enquireByApi(shop, buyer, { [name]: 2 });
      const walk = await openWalk(page, visit, [demoAdmin.name, name, number]);
      const { at, look, open, close, button, dialog } = walk;
      const { enquiries } = walk.words;
      await signIn(page, demoAdmin);
      const list = `/admin/orders?view=enquiries&search=${number}`;
      await at(list, async () => {
        await expect(
          page.getByText(fill(plural(enquiries.counted, 1), { count: 1 })),
        ).toBeVisible();
        await look('enquiries');
        await page.getByRole('link', { name: number, exact: true }).first().click();
        await expect(dialog.getByRole('heading', { name: enquiries.history })).toBeVisible();
        await look('an enquiry');
        for (const act of [enquiries.confirmAsOrder, enquiries.sendOffer, enquiries.decline]) {
          await open(button(act), act);
          await close();
        }
      });
    });
  });
});
