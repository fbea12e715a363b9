import { expect, type Locator, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { orderPath } from '#packages/web/app/navigation/paths.ts';
import { askToRefund, openOrderAsOwner, paymentOf } from '../support/admin-orders.ts';
import { openEdit, productList } from '../support/admin-products.ts';
import { type Credentials, callApi, ownerToken, tokenOf } from '../support/api.ts';
import {
  enquireByApi,
  offlineOrder,
  openEnquiryList,
  openListedEnquiry,
  sellBy,
} from '../support/enquiries.ts';
import { orderOnline, payOnline } from '../support/online-orders.ts';
import { fillSignIn, newCustomer, openAsOwner, signIn } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { deliveredOrder, reviewByApi } from '../support/reviews.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, home, newBuyer } from '../support/shopping.ts';
import type { RunningShop } from '../support/start-shop.ts';

// A shop of its own: how it sells is changed.
test.use({ shopSettings: { SHOP_NAME: 'Interrupted forms' } });
test.afterEach(({ shop }) => sellBy(shop, 'full'));

/** A form with something typed into it. */
type Typed = {
  /** Fields with their values. */
  fields: readonly (readonly [field: Locator, value: string])[];
  save: Locator;
  saved: Locator;
  /** Who types; the owner of the shop unless it says otherwise. */
  person?: Credentials;
};

/** Ends the sign-in from another device. */
async function endSessions(shop: RunningShop, person: Credentials): Promise<void> {
  await callApi(shop, 'DELETE', '/user/sessions', undefined, await tokenOf(shop, person));
}

async function fillIn({ fields }: Typed): Promise<void> {
  for (const [field, value] of fields) await field.fill(value);
}

async function expectFilled({ fields }: Typed): Promise<void> {
  for (const [field, value] of fields) await expect(field).toHaveValue(value);
}

/** Saves, is asked to sign in, does it on the screen and comes back. */
async function saveAndSignIn(
  page: Page,
  shop: RunningShop,
  { save }: Typed,
  person: Credentials,
): Promise<void> {
  const address = page.url();
  await endSessions(shop, person);
  await save.click();
  await expect(page).not.toHaveURL(address);
  // Some screens of the shop send visitors to its first page.
  if (!page.url().endsWith('/login')) await page.goto('/login');
  await fillSignIn(page, person);
  await expect(page).not.toHaveURL(/\/login/);
  if (page.url() !== address) await page.goto(address);
}

/** What this browser keeps of forms that were interrupted. */
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft-')));

const toast = (page: Page, text: string | RegExp) => page.getByText(text).first();

const ownersForms: Record<string, (page: Page, shop: RunningShop) => Promise<Typed>> = {
  'a new product': async (page) => {
    await openAsOwner(page, '/admin/Uploadproduct', 'Add Product');
    return {
      fields: [
        [page.getByRole('textbox', { name: 'Name', exact: true }), 'Silver Comet'],
        [
          page.getByRole('textbox', { name: 'Description', exact: true }),
          'Goes up, bursts and is silent',
        ],
        [page.getByLabel('Price'), '120'],
      ],
      save: page.getByRole('button', { name: 'Add Product' }),
      saved: toast(page, 'Silver Comet'),
    };
  },
  'an edited product': async (page, shop) => {
    const { name } = await addProduct(shop, {});
    await openEdit(page, name);
    return {
      fields: [
        [
          page.getByRole('textbox', { name: 'Description', exact: true }),
          'Goes up, bursts and is silent',
        ],
        [page.getByLabel('Price'), '145.5'],
      ],
      save: page.getByRole('button', { name: 'Update Product' }),
      saved: toast(page, 'Product updated successfully!'),
    };
  },
  'a price in the list': async (page, shop) => {
    const { name } = await addProduct(shop, {});
    await openAsOwner(
      page,
      `${productList}?search=${encodeURIComponent(name)}`,
      'Product Management',
    );
    await page.getByTitle(`Change the price of ${name}`).click();
    return {
      fields: [[page.getByLabel(`New price of ${name}`), '131']],
      save: page.getByRole('button', { name: 'Save', exact: true }),
      saved: toast(page, 'Rs: 131'),
    };
  },
  'a new category': async (page) => {
    await openAsOwner(page, `${productList}?tab=categories`, 'Product Management');
    await page.getByRole('button', { name: 'Add category' }).click();
    const dialog = page.getByRole('dialog');
    return {
      fields: [
        [dialog.getByRole('textbox', { name: 'Name', exact: true }), 'Night sky'],
        [dialog.getByRole('textbox', { name: 'Name in Tamil' }), 'இரவு வானம்'],
      ],
      save: dialog.getByRole('button', { name: 'Add category' }),
      saved: page.getByRole('listitem').filter({ hasText: 'Night sky' }),
    };
  },
  'an edited category': async (page, shop) => {
    const name = `Shelf ${Date.now()}`;
    await callApi(shop, 'POST', '/category/create', { name }, await ownerToken(shop));
    await openAsOwner(page, `${productList}?tab=categories`, 'Product Management');
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const dialog = page.getByRole('dialog');
    return {
      fields: [[dialog.getByRole('textbox', { name: 'Name', exact: true }), `${name} renamed`]],
      save: dialog.getByRole('button', { name: 'Save' }),
      saved: page.getByRole('listitem').filter({ hasText: `${name} renamed` }),
    };
  },
  'a new synonym': async (page) => {
    await openAsOwner(page, `${productList}?tab=synonyms`, 'Product Management');
    await page.getByRole('button', { name: 'Add synonyms' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add synonyms' });
    return {
      fields: [[dialog.getByRole('textbox', { name: /^Words/ }), 'zyqwuv\nvoxem']],
      save: dialog.getByRole('button', { name: 'Add synonyms' }),
      saved: toast(page, 'Synonyms added'),
    };
  },
  'a listing rule': async (page) => {
    await openAsOwner(page, `${productList}?tab=rules`, 'Product Management');
    await page.getByRole('button', { name: 'Change: Joined crackers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change: Joined crackers' });
    return {
      fields: [[dialog.getByLabel('Reason'), 'Our licence']],
      save: dialog.getByRole('button', { name: 'Save rule' }),
      saved: page.getByText('Reason: Our licence'),
    };
  },
  'the answer to a review': async (page, shop) => {
    const buyer = await newBuyer(shop);
    const { orderId, products } = await deliveredOrder(shop, buyer);
    const text = `Bright, says ${buyer.email.split('.')[0]}, and not too loud`;
    const review = { orderId, productId: products[0]._id, stars: 4, text };
    await reviewByApi(shop, buyer, review);
    await openAsOwner(page, `${productList}?tab=reviews`, 'Product Management');
    await page
      .getByRole('listitem')
      .filter({ hasText: text })
      .getByRole('button', { name: /^Answer/ })
      .click();
    const dialog = page.getByRole('dialog');
    return {
      fields: [[dialog.getByRole('textbox'), 'Thank you for coming']],
      save: dialog.getByRole('button', { name: 'Save' }),
      saved: page.getByRole('listitem').filter({ hasText: text }).getByText('Thank you for coming'),
    };
  },
  'the status of an order': async (page, shop) => {
    const { name } = await addProduct(shop, {});
    await sellBy(shop, 'enquiry');
    const dialog = await openOrderAsOwner(
      page,
      await offlineOrder(shop, await newBuyer(shop), { [name]: 1 }),
    );
    await dialog.getByLabel('Order status').selectOption('Processing');
    return {
      fields: [[dialog.getByLabel('Reason (optional)'), 'Packed by Mani']],
      save: dialog.getByRole('button', { name: 'Update' }),
      saved: dialog.getByText('Packed by Mani'),
    };
  },
  'a receipt': async (page, shop) => {
    const { name } = await addProduct(shop, { price: 90 });
    await sellBy(shop, 'enquiry');
    const dialog = await openOrderAsOwner(
      page,
      await offlineOrder(shop, await newBuyer(shop), { [name]: 2 }),
    );
    await paymentOf(dialog).getByRole('button', { name: 'Book a receipt' }).click();
    const form = page.getByRole('dialog', { name: /^Money / });
    return {
      fields: [
        [form.getByLabel('Amount in rupees'), '100'],
        [form.getByLabel('Reference'), `UPI${Date.now()}`],
      ],
      save: form.getByRole('button', { name: 'Book it' }),
      saved: paymentOf(dialog).getByText('₹100.00 of ₹180.00 received'),
    };
  },
  'a refund': async (page, shop) => {
    const buyer = await newBuyer(shop);
    const order = await orderOnline(shop, buyer, { 'Siren Fountain': 1 });
    await payOnline(shop, buyer, order);
    const dialog = await openOrderAsOwner(page, order.orderId);
    const question = await askToRefund(dialog, '₹186.00');
    return {
      fields: [[question.getByLabel('Reason'), 'One fountain arrived wet']],
      save: question.getByRole('button', { name: 'Refund ₹186.00' }),
      saved: toast(page, 'Refund of ₹186.00 requested'),
    };
  },
  'the status of a customer': async (page, shop) => {
    const { name, email } = await newCustomer(shop);
    await openAsOwner(page, `/admin/users?search=${encodeURIComponent(email)}`, 'User Management');
    await page.getByRole('link', { name: `View details of ${name}` }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('combobox', { name: 'Status' }).selectOption('Suspended');
    return {
      fields: [[dialog.getByLabel('Reason'), 'Three refused parcels']],
      save: dialog.getByRole('button', { name: 'Update Status' }),
      saved: toast(page, 'User status updated successfully'),
    };
  },
  'an enquiry and its prices': async (page, shop) => {
    const { name } = await addProduct(shop, {});
    await sellBy(shop, 'enquiry');
    const number = await enquireByApi(shop, await newBuyer(shop), { [name]: 2 });
    await openEnquiryList(page, number);
    const dialog = await openListedEnquiry(page, number);
    return {
      fields: [
        [dialog.getByLabel(`Quantity of ${name}`), '1'],
        [dialog.getByLabel(/^Why not as asked/), 'Only one came'],
        [dialog.getByLabel('Your note to the customer'), 'The rest on Friday'],
      ],
      save: dialog.getByRole('button', { name: 'Save' }),
      saved: toast(page, 'Enquiry saved'),
    };
  },
  'an offer': async (page, shop) => {
    const { name } = await addProduct(shop, {});
    await sellBy(shop, 'enquiry');
    const number = await enquireByApi(shop, await newBuyer(shop), { [name]: 2 });
    await openEnquiryList(page, number);
    const dialog = await openListedEnquiry(page, number);
    await dialog.getByRole('button', { name: 'Send offer' }).click();
    const offer = page.getByRole('dialog', { name: /offer/i }).last();
    return {
      fields: [
        [offer.getByRole('textbox', { name: /^Days/ }), '5'],
        [offer.getByLabel('Message (optional)'), 'As we said on the phone'],
      ],
      save: offer.getByRole('button', { name: 'Send offer' }),
      saved: page.getByRole('link', { name: 'Open WhatsApp' }),
    };
  },
  'the reason to decline an enquiry': async (page, shop) => {
    const { name } = await addProduct(shop, {});
    await sellBy(shop, 'enquiry');
    const number = await enquireByApi(shop, await newBuyer(shop), { [name]: 2 });
    await openEnquiryList(page, number);
    const dialog = await openListedEnquiry(page, number);
    await dialog.getByRole('button', { name: 'Decline' }).click();
    const declining = page.getByRole('dialog', { name: /Decline/ }).last();
    return {
      fields: [[declining.getByRole('textbox'), 'Sold out for this year']],
      save: declining.getByRole('button', { name: 'Decline' }),
      saved: toast(page, 'Sold out for this year'),
    };
  },
};

const customersForms: typeof ownersForms = {
  'a new address': async (page, shop) => {
    const person = await newCustomer(shop);
    await signIn(page, person);
    await page.goto('/address');
    const city = page.getByLabel('City');
    await page.getByLabel('Full Name').fill('Kannan Raja');
    await city.selectOption('Theni');
    await page.getByLabel('Pincode').selectOption('625531');
    return {
      person,
      fields: [[page.getByRole('textbox', { name: /^Address/ }), '9 Agraharam']],
      save: page.getByRole('button', { name: 'Save Address' }),
      saved: toast(page, 'Address saved'),
    };
  },
  'an edited address': async (page, shop) => {
    const person = await newCustomer(shop);
    const token = await tokenOf(shop, person);
    const { data } = await callApi(shop, 'POST', '/address/create', home, token);
    await signIn(page, person);
    await page.goto(`/address?id=${(data as { _id: string })._id}`);
    return {
      person,
      fields: [[page.getByRole('textbox', { name: /^Address/ }), '9 Agraharam']],
      save: page.getByRole('button', { name: 'Save Address' }),
      saved: toast(page, 'Address saved'),
    };
  },
  'a profile': async (page, shop) => {
    const person = await newCustomer(shop);
    await signIn(page, person);
    await page.goto('/updateUserDetail');
    return {
      person,
      fields: [[page.getByLabel('Full Name'), 'Meena Kumari']],
      save: page.getByRole('button', { name: 'Save Changes' }),
      saved: page.getByText('Meena Kumari').first(),
    };
  },
  'a review': async (page, shop) => {
    const person = await newBuyer(shop);
    const { orderId, products } = await deliveredOrder(shop, person);
    await signIn(page, person);
    await page.goto(orderPath(orderId));
    await page.getByRole('button', { name: `Write a review of ${products[0].name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Review of ${products[0].name}` });
    await dialog.getByRole('radio', { name: '4 stars' }).press('Space');
    return {
      person,
      fields: [[dialog.getByRole('textbox', { name: 'Your words' }), 'Bright and not too loud']],
      save: dialog.getByRole('button', { name: 'Send review' }),
      saved: toast(page, 'Thank you. Your stars count now'),
    };
  },
  'the note of an enquiry': async (page, shop) => {
    await sellBy(shop, 'enquiry');
    const person = await newBuyer(shop);
    const { name } = await addProduct(shop, {});
    await fillCart(shop, person, { [name]: 2 });
    await signIn(page, person);
    await page.goto('/checkout');
    return {
      person,
      fields: [[page.getByLabel('Note to the shop'), 'Please before noon']],
      save: page.getByRole('button', { name: 'Send Enquiry' }),
      saved: toast(page, 'Enquiry sent. We will call you.'),
    };
  },
};

const forms: Record<string, (page: Page, shop: RunningShop) => Promise<Typed>> = {
  ...ownersForms,
  ...customersForms,
};
/** One place keeps what is typed in all of them; the others are looked at at night. */
const first = ['an edited product'];

for (const [form, open] of Object.entries(forms)) {
  test(`${form} that the end of the session interrupts is there after signing in, and is saved`, {
    tag: first.includes(form) ? [] : ['@nightly'],
  }, async ({ page, shop }) => {
    const typed = await open(page, shop);
    await fillIn(typed);
    await saveAndSignIn(page, shop, typed, typed.person ?? demoAdmin);
    await expectFilled(typed);
    await typed.save.click();
    await expect(typed.saved).toBeVisible();
    await expect.poll(() => drafts(page)).toEqual([]);
  });
}

test('a form in another tab is there, too, but not for another user, and not after a sign-out', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const person = await newCustomer(shop);
  await signIn(page, person);
  const other = await page.context().newPage();
  await other.goto('/address');
  const line = other.getByRole('textbox', { name: /^Address/ });
  await line.fill('9 Agraharam');

  await page.goto('/updateUserDetail');
  await endSessions(shop, person);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');

  // Somebody else at the same device.
  await fillSignIn(other, await newCustomer(shop));
  await expect(other).toHaveURL('/address');
  await expect(other.getByLabel('Full Name')).toHaveValue('Meena Selvam');
  await expect(line).toHaveValue('');
  await other.evaluate(() => {
    for (const key of ['accesstoken', 'refreshtoken']) localStorage.setItem(key, 'ended');
  });
  await other.reload();
  await expect(other).toHaveURL('/login');
  await fillSignIn(other, person);
  await expect(line).toHaveValue('9 Agraharam');

  await other.goto('/account');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await other.goto('/login');
  await fillSignIn(other, person);
  await expect(other).not.toHaveURL('/login');
  await other.goto('/address');
  await expect(other.getByLabel('Full Name')).toHaveValue('Meena Selvam');
  await expect(line).toHaveValue('');
});

test('an unsaved form does not hold who has been signed out in another tab', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await openAsOwner(page, '/admin/settings', 'Settings');
  const licence = page.getByRole('main').getByLabel('Explosives licence');
  await licence.fill('LE/TN/10');
  const other = await page.context().newPage();
  await endSessions(shop, demoAdmin);
  await other.goto('/myorder');
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, demoAdmin);
  await expect(page).toHaveURL('/admin/settings');
  await expect(licence).toHaveValue('LE/TN/10');
});
