import { fill } from '@mathappu/contract/words';
import { expect } from '@playwright/test';
import { productPath } from '#packages/web/app/document/paths.ts';
import { findEnglish } from '../support/english-left.ts';
import { findProduct } from '../support/products.ts';
import { openWithState } from '../support/screens.ts';
import { test } from '../support/shop-fixtures.ts';
import { loadSuggestions } from '../support/suggestions.ts';
import { inEachVisit } from './visits.ts';
import { openWalk } from './walk.ts';
import { inLanguage, like } from './words.ts';

const email = 'meena@example.com';

inEachVisit((visit) => {
  test('dialogs, toasts and refused forms of a visitor are in their language, accessible and readable', async ({
    page,
    shop,
  }) => {
    // In the drawer its name is cut.
    const { name, _id } = await findProduct(shop, '30 cm Five-Colour Sparklers');
    const walk = await openWalk(page, visit, ['free', '30 cm Five-Colour Sp']);
    const { at, look, open, close, refuse, button, field } = walk;
    const { account, cart, catalogue, contact, delivery, frame } = walk.words;
    const { input, pictures, refusals, suggestions, ui } = walk.words;

    // Products of the demo alone.
    await at('/products?category=flower-pots', async () => {
      await open(button(catalogue.filters), 'the filters');
      await close();
      const box = page.getByRole('combobox', { name: catalogue.search });
      const list = page.getByRole('listbox', { name: suggestions.suggestions });
      await loadSuggestions(page, { box, list });
      await box.fill('koti');
      await expect(list).toBeVisible();
      // The list follows what was typed, and so does the title.
      if (visit.language === 'ta') expect.soft(await findEnglish(page, ['koti'])).toEqual([]);
    });

    await at(productPath(_id), async () => {
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
      await open(button(like(pictures.enlargePicture)).first(), 'a picture');
      await close();
      const quantity = page.getByRole('textbox', { name: fill(ui.quantityOf, { product: name }) });
      await quantity.first().fill('99999');
      await quantity.first().press('Enter');
      await look('a quantity that is too large');
      await button(fill(cart.addToCartNamed, { name })).first().click();
      const opener = page.getByRole('banner').getByRole('button', { name: cart.title });
      const drawer = await open(opener, 'the cart');
      await page.setViewportSize({ width: 740, height: 360 });
      await expect(drawer.getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 });
      await page.setViewportSize({ width: 320, height: 740 });
      await page.getByRole('button', { name: fill(cart.remove, { name }) }).click();
      await expect(
        page.getByRole('button', { name: fill(cart.undoNamed, { name }) }),
      ).toBeVisible();
      await look('the emptied cart');
      await close();
      await open(page.getByRole('button', { name: frame.menu, exact: true }), 'the side menu');
    });

    await at('/login', async () => {
      await refuse(button(account.login), account.allRequired);
      await field(account.email).fill(email);
      await field(account.password).fill('Wrong-password-1');
      await refuse(button(account.login), refusals.wrongCredentials);
    });
    await at('/register', async () => {
      await field(account.fullName).fill(' ');
      await field(account.emailAddress).fill('meena');
      await field(account.mobileNumber).fill('12345');
      await field(account.password).fill('short');
      await field(account.confirmPassword).fill('other');
      await refuse(button(account.register), input.emailInvalid);
    });
    await at('/forgotpassword', async () => {
      await refuse(button(account.sendOtp), account.enterEmail);
      await openWithState(page, inLanguage('/otpverification', visit.language), { email });
      await button(account.sendOtpAgain).click();
      await field(account.otp).fill('000000');
      await refuse(button(account.verifyOtp), account.otpRefused);
      const state = { email, data: { success: true } };
      await openWithState(page, inLanguage('/reset-password', visit.language), state);
      await field(account.resetNewPassword).fill('Kuruvi-vedi-1');
      await field(account.confirmNewPassword).fill('Kuruvi-vedi-2');
      await refuse(button(account.resetPassword), account.differ);
      await field(account.confirmNewPassword).fill('Kuruvi-vedi-1');
      await refuse(button(account.resetPassword), refusals.recoveryNotProven);
    });
    await at('/contact', async () => {
      await refuse(button(contact.send), contact.incomplete);
      await field(contact.name).fill('Meena Selvam');
      await field(contact.email).fill(email);
      await field(contact.subject).fill('free');
      await field(contact.message).fill('free');
      await refuse(button(contact.send), input.messageSuspicious);
    });
    await walk.expectToasts(5);
  });
});
