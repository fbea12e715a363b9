import { expect, type Page } from '@playwright/test';
import { openOrderAsOwner, paymentOf, taxDocumentsIn } from '../support/admin-orders.ts';
import { openEnquiryList, openListedEnquiry, sellBy } from '../support/enquiries.ts';
import { signIn } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { registered } from '../support/settings.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, newBuyer } from '../support/shopping.ts';

test.use({
  settings: {
    ...registered,
    selling: {},
    payment: { upiId: 'anbu@okbank', payee: 'Anbu & Sons' },
  },
});

/** What the customer does on the phone at the end of the checkout; returns the number it leads to. */
type Checkout = (phone: Page) => Promise<void>;

const main = (phone: Page) => phone.getByRole('main');
const tap = (phone: Page, name: string | RegExp) =>
  main(phone).getByRole('button', { name, exact: true }).tap();

/** The number of the order or enquiry that is first in the customer's list. */
async function firstNumber(phone: Page, pattern: RegExp): Promise<string> {
  const heading = main(phone).getByRole('heading', { name: pattern }).first();
  return pattern.exec((await heading.textContent()) ?? '')?.[0] ?? '';
}

const payOnline: Checkout = async (phone) => {
  await tap(phone, 'Pay ₹180.00');
  const bank = phone.getByRole('dialog', { name: /^Test payment/ });
  await bank.getByRole('button', { name: 'Succeed' }).tap();
};

const orderInCash: Checkout = async (phone) => {
  await expect(main(phone).getByText('Currently unavailable')).toBeVisible();
  await tap(phone, 'Place Order');
};

const enquire: Checkout = async (phone) => {
  await phone.getByLabel('Note to the shop').fill('Before noon, please');
  await tap(phone, 'Send Enquiry');
};

/** From the enquiry to the paid order: offer, answer, confirmation and receipt. */
async function agree(phone: Page, desk: Page): Promise<string> {
  await expect(phone).toHaveURL(/\/order\/[0-9A-Z]{26}$/);
  await phone.goto('/myorder?view=enquiries');
  const number = await firstNumber(phone, /EQ-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  await openEnquiryList(desk, number);
  const enquiry = await openListedEnquiry(desk, number);
  await expect(enquiry.getByRole('region', { name: 'Note of the customer' })).toContainText(
    'Before noon, please',
  );
  await enquiry.getByRole('button', { name: 'Send offer' }).click();
  const offer = desk.getByRole('dialog', { name: `Offer ${number}?` });
  await offer.getByRole('button', { name: 'Send offer' }).click();
  await desk
    .getByRole('dialog', { name: 'Offered' })
    .getByRole('button', { name: 'Close' })
    .click();

  await phone.goto(`/order/${number}`);
  await tap(phone, 'Accept ₹180.00');
  await expect(main(phone).getByText('You accepted. The shop will confirm.')).toBeVisible();

  await desk.reload();
  await enquiry.getByRole('button', { name: 'Confirm as order' }).click();
  const question = desk.getByRole('dialog', { name: `Confirm ${number}?` });
  await expect(question.getByRole('radio', { name: 'UPI, bank or cash' })).toBeChecked();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByText(/^Order MP-\S+ created$/)).toBeVisible();

  await phone.reload();
  const link = main(phone).getByRole('link', { name: /^MP-/ });
  const orderId = (await link.textContent()) ?? '';
  await link.tap();
  await expect(
    phone.getByRole('region', { name: new RegExp(`^Please pay ₹180.00 .* write ${orderId}`) }),
  ).toContainText('anbu@okbank');

  const payment = paymentOf(await openOrderAsOwner(desk, orderId));
  await payment.getByRole('button', { name: 'Book a receipt' }).click();
  const receipt = desk.getByRole('dialog', { name: /^Money / });
  await receipt.getByLabel('Reference').fill(`UPI ${orderId}`);
  await receipt.getByRole('button', { name: 'Book it' }).click();
  await expect(payment).toContainText('Received ₹180.00');
  return orderId;
}

async function findOrdered(phone: Page): Promise<string> {
  await expect(phone).toHaveURL('/myorder');
  return firstNumber(phone, /MP-[0-9A-Z]{4}-[0-9A-Z]{4}/);
}

const modes = [
  { mode: 'full', checkout: payOnline, arrive: findOrdered, paid: 'Paid' },
  { mode: 'cod', checkout: orderInCash, arrive: findOrdered, paid: 'Pending' },
  { mode: 'enquiry', checkout: enquire, arrive: agree, paid: 'Paid' },
] as const;

for (const { mode, checkout, arrive, paid } of modes) {
  test(`${mode}: from the cart on a phone to the tax invoice, with the owner at a desk`, {
    tag: mode === 'enquiry' ? [] : ['@nightly'],
  }, async ({ page: phone, shop, browser }) => {
    await sellBy(shop, mode);
    const { name } = await addProduct(shop, { price: 90 });
    const buyer = await newBuyer(shop);
    await fillCart(shop, buyer, { [name]: 2 });
    await signIn(phone, buyer);
    await phone.goto('/cart');
    await main(phone)
      .getByRole('link', { name: /^(Proceed to Checkout|Go on to the enquiry)$/ })
      .tap();
    await checkout(phone);
    const desk = await browser.newPage({
      baseURL: shop.url,
      viewport: { width: 1440, height: 900 },
    });
    const orderId = await arrive(phone, desk);

    const order = await openOrderAsOwner(desk, orderId);
    await order.getByLabel('Order status').selectOption('SHIPPED');
    await order.getByRole('button', { name: 'Update' }).click();
    await expect(order.getByText(/^Tax invoice INV\/\d\d-\d\d\/\d{6} of /)).toBeVisible();
    await phone.goto(`/order/${orderId}`);
    await expect(main(phone).getByText('Shipped').first()).toBeVisible();
    await expect(phone.getByRole('region', { name: 'Payment' })).toContainText(paid);
    await expect(taxDocumentsIn(phone)).toContainText([/Tax invoice.*INV\/.*₹180\.00/s]);
    await desk.close();
  });
}
