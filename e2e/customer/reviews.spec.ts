import { expect } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { orderPath, productPath } from '#packages/web/app/navigation/paths.ts';
import { transitionOrder } from '../support/admin-orders.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { goTo, press } from '../support/keyboard.ts';
import { signIn } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { deliveredOrder, reviewByApi } from '../support/reviews.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';
import { toasts } from '../support/toasts.ts';

test.use({ expectedErrors: [/ERR_FAILED/] });

test('a review is written by keyboard, waits, is published and answered, hidden and withdrawn', async ({
  page,
  shop,
  browser,
}) => {
  const buyer = await newBuyer(shop);
  const { orderId, products } = await deliveredOrder(shop, buyer);
  const [{ _id, name }] = products;
  const customer = page.getByRole('main');

  await test.step('the form keeps what is typed until it is sent', async () => {
    await signIn(page, buyer);
    await page.goto(orderPath(orderId));
    await press(page, customer.getByRole('button', { name: `Write a review of ${name}` }));
    const dialog = page.getByRole('dialog', { name: `Review of ${name}` });
    const send = dialog.getByRole('button', { name: 'Send review' });
    await press(page, send);
    await expect(dialog.getByText('Choose 1 to 5 stars')).toBeVisible();
    await expectAccessible(page, 'the refused review');
    await expect(dialog.getByRole('radio', { name: '1 star' })).toBeFocused();
    await page.keyboard.press('Space');
    for (let star = 2; star <= 4; star += 1) await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
    const words = dialog.getByRole('textbox', { name: 'Your words' });
    await goTo(page, words);
    await page.keyboard.type('Call 98765 43210');
    await press(page, send);
    await expect(dialog.getByText('Please leave out links and phone numbers')).toBeVisible();
    await words.fill('');
    await words.pressSequentially('Bright and not too loud');
    await expect(dialog.getByText('23 / 1000')).toBeVisible();
    await page.route('**/review/create', (route) => route.abort());
    await send.click();
    await expect(toasts(page).getByText('The review could not be sent')).toBeVisible();
    await page.unroute('**/review/create');
    await page.reload();
    await customer.getByRole('button', { name: `Write a review of ${name}` }).click();
    await expect(words).toHaveValue('Bright and not too loud');
    await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await send.click();
    await expect(
      toasts(page).getByText(
        'Thank you. Your stars count now, your words once the shop has read them.',
      ),
    ).toBeVisible();
    await expect(customer.getByText('Your review appears once we have read it.')).toBeVisible();
    await expect(customer.getByRole('button', { name: `Write a review of ${name}` })).toHaveCount(
      0,
    );
  });

  const visitor = await (await browser.newContext({ baseURL: shop.url })).newPage();
  const section = visitor.getByRole('region', { name: 'Customer reviews' });
  await test.step('its stars count at once', async () => {
    await visitor.goto(productPath(_id));
    await expect(section.getByText('1 review', { exact: true })).toBeVisible();
    await expect(section.getByText('Meena S.')).toBeVisible();
    await expect(section.getByText(/^Bought here, delivered \w+ 20\d\d$/)).toBeVisible();
    await expect(section.getByText('Bright and not too loud')).toHaveCount(0);
    await expect(visitor.getByRole('article').getByText('(1)')).toBeVisible();
    const data = await visitor.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
    });
    await visitor.goto(productPath(products[1]._id));
    await expect(section.getByText('No reviews yet')).toBeVisible();
    await expect(visitor.getByRole('article').getByText("Shop's rating")).toBeVisible();
  });

  const owner = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await test.step('the owner publishes its words and answers', async () => {
    await signIn(owner, demoAdmin);
    await owner.goto('/admin/dashboard');
    await owner.getByRole('link', { name: /Reviews to read$/ }).click();
    const item = owner.getByRole('listitem').filter({ hasText: name });
    await item.getByRole('button', { name: `Publish the review of ${name}` }).click();
    await expect(item).toHaveCount(0);
    await owner.getByText('Published', { exact: true }).first().click();
    await item.getByRole('button', { name: `Answer the review of ${name}` }).click();
    const dialog = owner.getByRole('dialog', { name: 'Answer to the review' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please write an answer')).toBeVisible();
    await dialog.getByLabel('Your answer').pressSequentially('Thank you, Meena');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(item.getByText('Thank you, Meena')).toBeVisible();
    await visitor.goto(productPath(_id));
    await expect(section.getByText('Bright and not too loud')).toBeVisible();
    await expect(section.getByText('Answer of the shop')).toBeVisible();
    await expect(section.getByText('Thank you, Meena')).toBeVisible();
  });

  await test.step('the owner rejects its words; a reason that was not sent is forgotten', async () => {
    const item = owner.getByRole('listitem').filter({ hasText: name });
    const reject = item.getByRole('button', { name: `Reject the review of ${name}` });
    const ask = owner.getByRole('alertdialog', { name: 'Reject the words' });
    await reject.click();
    await ask.getByText('Insult', { exact: true }).click();
    await ask.getByRole('button', { name: 'Cancel' }).click();
    await reject.click();
    await expect(ask.getByRole('radio', { name: 'Personal data' })).toBeChecked();
    await ask.getByText('Advertising', { exact: true }).click();
    await ask.getByRole('button', { name: 'Reject' }).click();
    await expect(item).toHaveCount(0);
    await visitor.reload();
    await expect(section.getByText('Thank you, Meena')).toBeVisible();
    await expect(section.getByText('Bright and not too loud')).toHaveCount(0);
    await owner.getByText('Rejected', { exact: true }).first().click();
    await expect(item.getByText('Rejected: Advertising')).toBeVisible();
    await item.getByRole('button', { name: `Publish the review of ${name}` }).click();
    await expect(item).toHaveCount(0);
  });

  await test.step('edge 32: an order that is taken back hides it, and edge 37: withdrawn, all is gone', async () => {
    await transitionOrder(shop, orderId, 'SHIPPED');
    await visitor.goto(productPath(_id));
    await expect(section.getByText('No reviews yet')).toBeVisible();
    await transitionOrder(shop, orderId, 'DELIVERED');
    await visitor.reload();
    await expect(section.getByText('Thank you, Meena')).toBeVisible();
    await page.reload();
    await customer.getByRole('button', { name: `Withdraw your review of ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    // Who wants to change a review writes it anew, and finds its words in the form.
    await customer.getByRole('button', { name: `Write a review of ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Review of ${name}` });
    await expect(dialog.getByLabel('Your words')).toHaveValue('Bright and not too loud');
    await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await visitor.reload();
    await expect(section.getByText('No reviews yet')).toBeVisible();
  });
});

test('the first five reviews come with the page, and the next ones where they are asked for', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const other = await addProduct(shop);
  const product = await addProduct(shop, { goesWith: [other._id] });
  for (let stars = 1; stars <= 7; stars += 1) {
    const buyer = await newBuyer(shop);
    const orderId = await orderByApi(shop, buyer, { [product.name]: 1, [other.name]: 1 });
    await transitionOrder(shop, orderId, 'DELIVERED');
    for (const { _id: productId } of [product, other]) {
      await reviewByApi(shop, buyer, { orderId, productId, stars: Math.min(stars, 5), text: '' });
    }
  }
  await page.goto(productPath(product._id));
  const section = page.getByRole('region', { name: 'Customer reviews' });
  const shown = section.getByText(/^Bought here/);
  await expect(section.getByText('7 reviews')).toBeVisible();
  await expect(shown).toHaveCount(5);
  const more = section.getByRole('button', { name: 'More reviews' });
  await more.press('Enter');
  await expect(shown).toHaveCount(7);
  await expect(more).toHaveCount(0);
  const sixth = section
    .getByRole('listitem')
    .filter({ has: page.getByText(/^Bought here/) })
    .nth(5);
  await expect(sixth).toBeFocused();
  await expectAccessible(page, 'all reviews');

  // Another product begins with its first reviews.
  await page
    .getByRole('region', { name: 'Goes well with' })
    .getByRole('link', { name: other.name })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: other.name, level: 1 })).toBeFocused();
  await expect(more).toBeVisible();
  await expect(shown).toHaveCount(5);
});
