import { fill } from '@mathappu/contract/words';
import { expect } from '@playwright/test';
import { orderPath } from '#packages/web/app/document/paths.ts';
import { tokenOf } from '../support/api.ts';
import { signIn } from '../support/people.ts';
import { addProduct, setPrice, setStock } from '../support/products.ts';
import { deliveredOrder, reviewByApi } from '../support/reviews.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, home, newBuyer, orderByApi } from '../support/shopping.ts';
import { inEachVisit } from './visits.ts';
import { openWalk, textFile } from './walk.ts';
import { like } from './words.ts';

inEachVisit((visit) => {
  test('dialogs, toasts and refused forms of a customer are in their language, accessible and readable', async ({
    page,
    shop,
  }) => {
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
    const data = [kept.name, gone.name, reviewed, unreviewed, 'Bright', kept.description];
    const walk = await openWalk(page, visit, data);
    const { at, look, open, close, refuse, button, field, confirm } = walk;
    const { account, addresses, cart, checkout, input, orders } = walk.words;
    const { payments, refusals, reviews, sandbox, ui } = walk.words;
    await signIn(page, buyer);

    await at('/account', async () => {
      await button(account.sendMailAgain).click();
      await open(button(like(account.signOutOn)).first(), 'signing out a device');
      await confirm(account.signOut);
      await open(button(account.signOutElsewhere), 'signing out everywhere else');
      await close();
      await open(button(account.changePassword), 'changing the password');
      await refuse(button(account.changePassword), input.enterPassword);
      await field(account.currentPassword).fill('Wrong-password-1');
      await field(account.newPassword).fill('Kuruvi-vedi-42');
      await refuse(button(account.changePassword), refusals.wrongPassword);
      await close();
      await open(button(account.deleteMyAccount), 'deleting the account');
      await refuse(button(account.deleteAccount), account.enterPassword);
      await field(account.yourPassword).fill('Wrong-password-1');
      await refuse(button(account.deleteAccount), refusals.wrongPassword);
      await close();
      await open(button(fill(addresses.removeOf, home)), 'removing an address');
      await close();
    });

    await at(orderPath(delivered.orderId), async () => {
      await open(button(like(reviews.write)), 'writing a review');
      await refuse(button(reviews.send), input.starsMissing);
      await walk.dialog.getByRole('radio').nth(2).check();
      await field(reviews.text).fill('98765 43210');
      await refuse(button(reviews.send), input.contactInReview);
      await close();
      await open(button(like(reviews.withdraw)), 'withdrawing a review');
      await confirm(reviews.withdrawLabel);
    });

    await at('/updateUserDetail', async () => {
      await field(account.fullName).fill('');
      await field(account.phoneNumber).fill('123');
      await refuse(button(account.saveChanges), input.nameRequired);
    });
    await at('/updateAvatar', async () => {
      await page.locator('input[type="file"]').setInputFiles(textFile);
      await expect(page.getByRole('main').getByText(account.notAnImage)).toBeVisible();
      await look('an avatar that is no image');
    });
    await at('/address', async () => {
      await field(addresses.mobileNumber).fill('123');
      await field(addresses.city).selectOption('Madurai');
      await field(addresses.pincode).selectOption(addresses.otherPincode);
      await refuse(button(addresses.save), input.mobileOfAddressInvalid);
    });

    await at('/checkout', async () => {
      await expect(page.getByText(checkout.shortLines)).toBeVisible();
      await look('a checkout of which less is left');
    });
    await at('/cart', async () => {
      await button(cart.removeSoldOut).click();
      await expect(page.getByRole('link', { name: gone.name, exact: true })).toHaveCount(0);
      const quantity = page.getByRole('textbox', {
        name: fill(ui.quantityOf, { product: kept.name }),
      });
      await quantity.fill('9');
      await quantity.press('Enter');
      await look('a quantity of which less is left');
      await quantity.fill('2');
      await quantity.press('Enter');
      await expect(page.getByText(fill(cart.onlyLeft, { available: 2 }))).toHaveCount(0);
      await setPrice(shop, kept.name, 95);
    });

    await at('/checkout', async () => {
      await open(button(fill(checkout.pay, { total: '₹190.00' })), 'the payment');
      await button(sandbox.fail).click();
      await expect(walk.dialog.getByText(sandbox.declined)).toBeVisible();
      await look('a failed payment');
      await button(sandbox.dismiss).click();
      await expect(page.getByText(payments.notCompleted)).toBeVisible();
      await look('a payment to be completed');
      for (const action of [payments.cashInstead, payments.change, payments.cancel]) {
        await open(button(action), action);
        await close();
      }
    });
    await at(orderPath(orderId), async () => {
      await open(button(like(orders.orderAgain)), 'what is not as it was in the order');
      await close();
      await open(button(payments.cancel), 'cancelling an order');
      await confirm(payments.cancel);
    });
    await walk.expectToasts(5);
  });
});
