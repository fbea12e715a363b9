import { fill, plural } from '@mathappu/contract/words';
import * as input from '@mathappu/contract/words/input.ta';
import { expect, type Page } from '@playwright/test';
import { demoAdmin, demoCustomer } from '#packages/demo/src/demo-people.ts';
import * as messages from '#packages/web/app/admin/messages/words.ta.ts';
import * as orders from '#packages/web/app/admin/orders/words.ta.ts';
import * as imports from '#packages/web/app/admin/product-import/words.ta.ts';
import * as products from '#packages/web/app/admin/products/words.ta.ts';
import * as users from '#packages/web/app/admin/users/words.ta.ts';
import { editProductPath } from '#packages/web/app/navigation/paths.ts';
import { transitionOrder } from '../support/admin-orders.ts';
import { callApi } from '../support/api.ts';
import { expectAccessible, views } from '../support/expect-accessible.ts';
import { findMessages, sendMessage } from '../support/messages.ts';
import { orderOnline, payOnline, sendPaymentEvent } from '../support/online-orders.ts';
import { signIn } from '../support/people.ts';
import { addProduct, setPrice } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';
import { webhookSecret } from '../support/start-shop.ts';
import { labelled, openTamilInspector } from '../support/tamil-inspector.ts';

test.use({ actionTimeout: 20_000, shopSettings: { RAZORPAY_WEBHOOK_SECRET: webhookSecret } });

const dialog = (page: Page) => page.locator('dialog:modal').last();
const button = (page: Page, name: string) =>
  page.locator('main, dialog:modal').last().getByRole('button', { name, exact: true });
const field = (page: Page, label: string) =>
  page.locator('main, dialog:modal').last().getByLabel(labelled(label));
const text = { name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') };
const csv = (rows: string) => ({
  name: 'a.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `name,description,price,discount,stock,unit,rating,image,details,id\n${rows}\n`,
  ),
});

test('what an owner is asked and refused about orders is Tamil and can be read', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const { name } = await addProduct(shop, { price: 90 });
  const first = await orderByApi(shop, buyer, { [name]: 2 });
  const second = await orderByApi(shop, buyer, { [name]: 3 });
  const paid = await orderOnline(shop, buyer, { [name]: 2 });
  await payOnline(shop, buyer, paid);
  const wrong = await orderOnline(shop, buyer, { [name]: 1 });
  await sendPaymentEvent(shop, wrong, { id: `pay_${process.pid}`, amount: 8_900 });
  const data = [demoAdmin.name, name, 'Made for a story', `pay_${process.pid}`, 'LR'];
  const { look, open, close, refuse, expectToasts } = await openTamilInspector(page, data);
  await signIn(page, demoAdmin);

  const list = `/ta/admin/orders?search=${encodeURIComponent(buyer.email)}`;
  await page.goto(list);
  await open(button(page, orders.exportCsv), 'the export of orders');
  await close();
  for (const orderId of [first, second])
    await page.getByRole('checkbox', { name: fill(orders.selectOrder, { orderId }) }).click();
  await open(button(page, orders.markShipped), 'shipping two orders');
  await transitionOrder(shop, first, 'CANCELLED');
  await button(page, orders.markShipped).click();
  const refused = fill(plural(orders.notShipped, 1), { count: 1 });
  await expect(page.getByText(refused)).toBeVisible();
  await look('an order that was not shipped');

  const openOrder = async (orderId: string) => {
    await page.goto(`${list}&order=${orderId}`);
    await expect(dialog(page).getByText(orders.loadingHistory)).toHaveCount(0);
    await expect(dialog(page).getByRole('heading', { name: orders.history })).toBeVisible();
  };
  await openOrder(second);
  await look('an order');
  const status = field(page, orders.orderStatus);
  await status.selectOption('PENDING');
  await open(button(page, orders.update), 'setting an order back');
  await close();
  await status.selectOption('CANCELLED');
  await open(button(page, orders.update), 'cancelling an order');
  await transitionOrder(shop, second, 'DELIVERED');
  await button(page, orders.cancelOrder).click();
  await expect(dialog(page).getByText(demoAdmin.name).first()).toBeVisible();
  await look('a status that somebody else has set');

  await openOrder(paid.orderId);
  await open(button(page, orders.refund), 'a refund');
  const refund = dialog(page).locator('button[type="submit"]');
  await refuse(refund, orders.reasonMissing);
  await field(page, orders.products).check();
  await refuse(refund, orders.piecesMissing);
  await field(page, orders.anAmount).check();
  await field(page, orders.amountInRupees).fill('999');
  await refuse(refund, fill(orders.atMostAmount, { amount: '₹180.00' }));
  await field(page, orders.amountInRupees).fill('10');
  await field(page, orders.reason).fill('ஈரமானது');
  await refund.click();
  await expect(page.getByRole('list', { name: orders.refunds })).toBeVisible();
  await look('a refunded order');

  await openOrder(wrong.orderId);
  await look('a payment of a wrong amount');
  const accept = fill(orders.acceptAmount, { amount: '₹89.00' });
  await open(button(page, accept), 'accepting a payment of a wrong amount');
  await button(page, accept).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expectToasts(4);
});

test('what an owner is asked and refused about products and people is Tamil and can be read', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const one = await addProduct(shop, { price: 90 });
  const other = await addProduct(shop, { price: 90 });
  await orderByApi(shop, buyer, { [one.name]: 1 });
  const { subject } = await sendMessage(shop);
  const details = await callApi(shop, 'GET', '/user/userdetails', undefined, buyer.token);
  const { _id: userId } = details.data as { _id: string };
  const data = [
    demoAdmin.name,
    demoCustomer.name,
    buyer.name,
    // Where nothing has the name that is searched for, products with similar ones are listed.
    'Story cracker',
    one.description,
    'a.csv',
    'UTF',
    'id',
    'price',
    'rating',
    'stock seen',
    'stock',
  ];
  const { look, open, close, refuse, expectToasts } = await openTamilInspector(page, data);
  await signIn(page, demoAdmin);

  await page.goto(`/ta/admin/users?search=${encodeURIComponent(buyer.email)}`);
  await button(page, users.filters).click();
  await look('the filters of users');
  await page.goto(`/ta/admin/users?user=${userId}`);
  await expect(dialog(page).getByRole('heading', { name: users.favorites })).toBeVisible();
  await look('a user');
  await refuse(button(page, users.update), users.statusMissing);
  await field(page, users.status).selectOption(users.suspended);
  const openOrders = fill(plural(users.openOrders, 1), { count: 1 });
  await expect(page.getByText(openOrders)).toBeVisible();
  await look('a user with open orders');

  const message = (await findMessages(shop, subject))[0]?._id ?? '';
  await page.goto(`/ta/admin/message?message=${message}`);
  await button(page, messages.markAnswered).click();
  await open(button(page, messages.remove), 'deleting a message');
  await button(page, messages.remove).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  // The page is left next, and with it what is still to be said.
  await expectToasts(2);

  await page.goto(`/ta/admin/productsEdit?search=${encodeURIComponent(one.name)}`);
  await page.getByTitle(fill(products.changePrice, one)).click();
  await field(page, fill(products.newPrice, one)).fill('x');
  const wrongPrice = fill(products.enterPrice, { maximum: '1,00,00,000' });
  await refuse(button(page, products.save), wrongPrice);
  await button(page, 'வேண்டாம்').click();
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    question.accept();
  });
  await setPrice(shop, one.name, 95);
  await open(button(page, fill(products.removeOf, one)), 'a product that is not deleted');
  await button(page, products.ok).click();
  await open(button(page, fill(products.removeOf, one)), 'a deleted product');
  expect(questions).toEqual([products.removeQuestion, products.removeQuestion]);

  await page.goto(`/ta/admin/productsEdit?search=${encodeURIComponent(other.name)}`);
  await open(button(page, imports.importCsv), 'the import');
  const file = field(page, imports.choose);
  await file.setInputFiles(csv('பொன் மழை,நீளமானது,மலிவு,0,-5,பெட்டி,9,,,'));
  await expect(button(page, imports.anotherFile)).toBeVisible();
  await look('a file with problems');
  // They are longer than the dialog, and nothing among them can be pressed.
  await expectAccessible(page, 'a file with problems', views.slice(0, 1), true);
  await button(page, imports.anotherFile).click();
  await file.setInputFiles(csv('பொன் மழை,நீளமானது,15,0,5,பெட்டி,4,,,'));
  const now = button(page, fill(plural(imports.importNow, 1), { count: 1 }));
  await expect(now).toBeVisible();
  await look('a file that can be imported');
  await now.click();
  await open(button(page, imports.undoImport), 'undoing an import');
  await button(page, imports.undoImport).click();
  await expect(dialog(page).getByText(imports.wasUndone)).toBeVisible();
  await look('an import that was undone');
  await close();

  await page.goto('/ta/admin/Uploadproduct');
  await page.locator('input[type="file"]').setInputFiles(text);
  await refuse(button(page, products.add), input.nameRequired);
  await page.goto(`/ta${editProductPath(other._id)}`);
  await field(page, products.price).fill('x');
  await field(page, products.stock).fill('1.5');
  await button(page, products.addDetail).click();
  await field(page, fill(products.detailValue, { number: 1 })).fill('45');
  await refuse(button(page, products.update), input.detailNameMissing);
  await page.reload();
  await expect(page.getByText(products.draftRestored)).toBeVisible();
  await field(page, products.price).fill('85');
  await field(page, products.stock).fill('30');
  await button(page, fill(products.removeDetail, { number: 1 })).click();
  await setPrice(shop, other.name, 95);
  await refuse(button(page, products.update), products.keepingTakes);
  await expectToasts(4);
});
