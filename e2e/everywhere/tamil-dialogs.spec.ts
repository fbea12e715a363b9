import * as refusals from '@mathappu/contract/refusals/refusals.ta';
import { fill } from '@mathappu/contract/words';
import * as input from '@mathappu/contract/words/input.ta';
import { expect, type Page } from '@playwright/test';
import * as sandbox from '#packages/payment-sandbox/src/dialog-words.ta.ts';
import * as account from '#packages/web/app/account/words.ta.ts';
import * as addresses from '#packages/web/app/addresses/words.ta.ts';
import * as cart from '#packages/web/app/cart/words.ta.ts';
import * as pictures from '#packages/web/app/catalogue/pictures/words.ta.ts';
import * as suggestions from '#packages/web/app/catalogue/suggestions/words.ta.ts';
import * as catalogue from '#packages/web/app/catalogue/words.ta.ts';
import * as checkout from '#packages/web/app/checkout/words.ta.ts';
import * as delivery from '#packages/web/app/delivery/words.ta.ts';
import * as forms from '#packages/web/app/forms/words.ta.ts';
import * as frame from '#packages/web/app/frame/words.ta.ts';
import * as contact from '#packages/web/app/messages/words.ta.ts';
import { orderPath, productPath } from '#packages/web/app/navigation/paths.ts';
import * as orders from '#packages/web/app/orders/words.ta.ts';
import * as payments from '#packages/web/app/payments/words.ta.ts';
import * as reviews from '#packages/web/app/reviews/words.ta.ts';
import * as ui from '#packages/web/app/ui/words.ta.ts';
import { tokenOf } from '../support/api.ts';
import { findEnglish } from '../support/english-left.ts';
import { signIn } from '../support/people.ts';
import { addProduct, findProduct, setPrice, setStock } from '../support/products.ts';
import { deliveredOrder, reviewByApi } from '../support/reviews.ts';
import { openWithState } from '../support/screens.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, home, newBuyer, orderByApi } from '../support/shopping.ts';
import { loadSuggestions } from '../support/suggestions.ts';
import { labelled, openTamilInspector } from '../support/tamil-inspector.ts';

test.use({ actionTimeout: 10_000 });

const inMain = (page: Page) => {
  const main = page.getByRole('main');
  return {
    button: (name: string | RegExp) => main.getByRole('button', { name, exact: true }),
    field: (label: string) => main.getByLabel(labelled(label)),
  };
};
const beginning = (sentence: string) => new RegExp(`^${sentence.replace(/[<{].*/, '')}`);
const ending = (sentence: string) => new RegExp(`${sentence.replace(/.*\}/, '')}$`);

test('dialogs, toasts and refused forms of a visitor are Tamil and can be read', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  // In the drawer its name is cut.
  const { name, _id } = await findProduct(shop, '30 cm Five-Colour Sparklers');
  const inspector = await openTamilInspector(page, ['free', '30 cm Five-Colour Sp']);
  const { look, open, close, refuse, expectToasts } = inspector;
  const { button, field } = inMain(page);

  // Products of the demo alone.
  await page.goto('/ta/products?category=flower-pots');
  await open(button(catalogue.filters), 'the filters');
  await close();
  const box = page.getByRole('combobox', { name: catalogue.search });
  const list = page.getByRole('listbox', { name: suggestions.suggestions });
  await loadSuggestions(page, { box, list });
  await box.fill('koti');
  await expect(list).toBeVisible();
  // The list follows what was typed, and so does the title.
  expect.soft(await findEnglish(page, ['koti'])).toEqual([]);

  await page.goto(`/ta${productPath(_id)}`);
  await open(button(catalogue.share), 'ways to share');
  await close();
  await button(delivery.checkPincode).click();
  await button(delivery.check).click();
  await expect(page.getByText(delivery.incomplete)).toBeVisible();
  await field(delivery.yourPincode).fill('560001');
  await expect(page.getByText(fill(delivery.noDelivery, { pincode: '560001' }))).toBeVisible();
  await look('a pincode elsewhere');
  await field(delivery.yourPincode).fill('641035');
  await expect(page.getByText('641035').first()).toBeVisible();
  await open(button(ending(pictures.enlargePicture)).first(), 'a picture');
  await close();
  const quantity = page.getByRole('textbox', { name: fill(ui.quantityOf, { product: name }) });
  await quantity.first().fill('99999');
  await quantity.first().press('Enter');
  await look('a quantity that is too large');
  await button(fill(cart.addToCartNamed, { name })).first().click();
  await open(page.getByRole('banner').getByRole('button', { name: cart.title }), 'the cart');
  await page.getByRole('button', { name: fill(cart.remove, { name }) }).click();
  await expect(page.getByRole('button', { name: fill(cart.undoNamed, { name }) })).toBeVisible();
  await look('the emptied cart');
  await close();
  await open(page.getByRole('button', { name: frame.menu, exact: true }), 'the side menu');

  await page.goto('/ta/login');
  await refuse(button(account.login), account.allRequired);
  await field(account.email).fill('meena@example.com');
  await field(account.password).fill('Wrong-password-1');
  await refuse(button(account.login), refusals.wrongCredentials);

  await page.goto('/ta/register');
  await field(account.fullName).fill(' ');
  await field(account.emailAddress).fill('meena');
  await field(account.mobileNumber).fill('12345');
  await field(account.password).fill('short');
  await field(account.confirmPassword).fill('other');
  await refuse(button(account.register), input.emailInvalid);

  await page.goto('/ta/forgotpassword');
  await refuse(button(account.sendOtp), account.enterEmail);
  const email = 'meena@example.com';
  await openWithState(page, '/ta/otpverification', { email });
  await button(account.sendOtpAgain).click();
  await field(account.otp).fill('000000');
  await refuse(button(account.verifyOtp), account.otpRefused);
  await openWithState(page, '/ta/reset-password', { email, data: { success: true } });
  await field(account.resetNewPassword).fill('Kuruvi-vedi-1');
  await field(account.confirmNewPassword).fill('Kuruvi-vedi-2');
  await refuse(button(account.resetPassword), account.differ);
  await field(account.confirmNewPassword).fill('Kuruvi-vedi-1');
  await refuse(button(account.resetPassword), refusals.recoveryNotProven);

  await page.goto('/ta/contact');
  await refuse(button(contact.send), contact.incomplete);
  await field(contact.name).fill('Meena Selvam');
  await field(contact.email).fill(email);
  await field(contact.subject).fill('free');
  await field(contact.message).fill('free');
  await refuse(button(contact.send), input.messageSuspicious);
  await expectToasts(5);
});

test('dialogs, toasts and refused forms of a customer are Tamil and can be read', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  await tokenOf(shop, buyer);
  const kept = await addProduct(shop, { stock: 40 });
  const gone = await addProduct(shop, { stock: 40 });
  const orderId = await orderByApi(shop, buyer, { [kept.name]: 3, [gone.name]: 1 });
  const delivered = await deliveredOrder(shop, buyer);
  const [{ _id: productId, name: reviewed }, { name: unreviewed }] = delivered.products;
  const written = { orderId: delivered.orderId, productId, stars: 4, text: 'Bright' };
  await reviewByApi(shop, buyer, written);
  await fillCart(shop, buyer, { [kept.name]: 3, [gone.name]: 1 });
  await setStock(shop, kept.name, 2);
  await setStock(shop, gone.name, 0);
  const { look, open, close, refuse, expectToasts } = await openTamilInspector(page, [
    kept.name,
    gone.name,
    reviewed,
    unreviewed,
    'Bright',
    kept.description,
  ]);
  const { button, field } = inMain(page);
  const confirm = (name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  await signIn(page, buyer);

  await page.goto('/ta/account');
  await button(account.sendMailAgain).click();
  await open(page.getByRole('button', { name: /: வெளியேற$/ }).first(), 'signing out a device');
  await confirm(account.signOut);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await open(button(account.signOutElsewhere), 'signing out everywhere else');
  await close();
  const password = await open(button(account.changePassword), 'changing the password');
  const change = password.getByRole('button', { name: account.changePassword, exact: true });
  await refuse(change, input.enterPassword);
  await password.getByLabel(account.currentPassword, { exact: true }).fill('Wrong-password-1');
  await password.getByLabel(account.newPassword, { exact: true }).fill('Kuruvi-vedi-42');
  await refuse(change, refusals.wrongPassword);
  await close();
  const deletion = await open(button(account.deleteMyAccount), 'deleting the account');
  const remove = deletion.getByRole('button', { name: account.deleteAccount, exact: true });
  await refuse(remove, account.enterPassword);
  await deletion.getByLabel(account.yourPassword, { exact: true }).fill('Wrong-password-1');
  await refuse(remove, refusals.wrongPassword);
  await close();
  await open(button(fill(addresses.removeOf, home)), 'removing an address');
  await close();

  await page.goto(`/ta${orderPath(delivered.orderId)}`);
  await look('an order with a review');
  const review = await open(
    page.getByRole('button', { name: beginning(reviews.write) }),
    'writing a review',
  );
  const sendReview = review.getByRole('button', { name: reviews.send });
  await refuse(sendReview, input.starsMissing);
  await review.getByRole('radio').nth(2).check();
  await review.getByLabel(reviews.text).fill('98765 43210');
  await refuse(sendReview, input.contactInReview);
  await close();
  await open(
    page.getByRole('button', { name: beginning(reviews.withdraw) }),
    'withdrawing a review',
  );
  await confirm(reviews.withdrawLabel);
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await page.goto('/ta/updateUserDetail');
  await field(account.fullName).fill('');
  await field(account.phoneNumber).fill('123');
  await refuse(button(account.saveChanges), input.nameRequired);
  await page.goto('/ta/updateAvatar');
  const text = { name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') };
  await page.locator('input[type="file"]').setInputFiles(text);
  await expect(page.getByRole('main').getByText(forms.notAnImage)).toBeVisible();
  await look('an avatar that is no image');
  await page.goto('/ta/address');
  await field(addresses.mobileNumber).fill('123');
  await field(addresses.city).selectOption('Madurai');
  await field(addresses.pincode).selectOption(addresses.otherPincode);
  await refuse(button(addresses.save), input.mobileOfAddressInvalid);

  await page.goto('/ta/checkout');
  await expect(page.getByText(checkout.shortLines)).toBeVisible();
  await look('a checkout of which less is left');
  await page.goto('/ta/cart');
  await button(cart.removeSoldOut).click();
  await expect(page.getByRole('link', { name: gone.name, exact: true })).toHaveCount(0);
  const quantity = page.getByRole('textbox', { name: fill(ui.quantityOf, { product: kept.name }) });
  await quantity.fill('9');
  await quantity.press('Enter');
  await look('a quantity of which less is left');
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(page.getByText(fill(cart.onlyLeft, { available: 2 }))).toHaveCount(0);
  await setPrice(shop, kept.name, 95);

  await page.goto('/ta/checkout');
  const payment = await open(button(fill(checkout.pay, { total: '₹190.00' })), 'the payment');
  await payment.getByRole('button', { name: sandbox.fail }).click();
  await expect(payment.getByText(sandbox.declined)).toBeVisible();
  await look('a failed payment');
  await payment.getByRole('button', { name: sandbox.dismiss, exact: true }).click();
  await expect(page.getByText(payments.notCompleted)).toBeVisible();
  await look('a payment to be completed');
  for (const action of [payments.cashInstead, payments.change, payments.cancel]) {
    await open(button(action), action);
    await close();
  }

  await page.goto(`/ta${orderPath(orderId)}`);
  await open(button(beginning(orders.orderAgain)), 'what is not as it was in the order');
  await close();
  await open(button(payments.cancel), 'cancelling an order');
  await confirm(payments.cancel);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expectToasts(5);
});
