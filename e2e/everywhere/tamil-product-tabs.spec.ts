import type { Synonym } from '@mathappu/contract/catalogue/synonyms';
import { fill } from '@mathappu/contract/words';
import * as input from '@mathappu/contract/words/input.ta';
import { expect } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import * as categories from '#packages/web/app/admin/categories/words.ta.ts';
import * as rules from '#packages/web/app/admin/listing-rules/words.ta.ts';
import * as reviews from '#packages/web/app/admin/reviews/words.ta.ts';
import * as synonyms from '#packages/web/app/admin/synonyms/words.ta.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { signIn } from '../support/people.ts';
import { deliveredOrder, reviewByApi } from '../support/reviews.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';
import { openTamilInspector } from '../support/tamil-inspector.ts';

// A shop of its own: what other stories look for in vain is shown to the owner, and is not Tamil.
test.use({ actionTimeout: 20_000, shopSettings: { SHOP_WHATSAPP: '919876543210' } });

test('what an owner is asked and refused about categories, synonyms, reviews and rules is Tamil and can be read', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const { orderId, products } = await deliveredOrder(shop, buyer);
  const [{ _id: productId, name: reviewed }] = products;
  await reviewByApi(shop, buyer, { orderId, productId, stars: 4, text: 'Bright' });
  const rows = await callApi(shop, 'GET', '/synonym/get', undefined, await ownerToken(shop));
  const written = (rows.data as Synonym[]).flatMap((row) => [...row.words, ...row.to]);
  const data = [demoAdmin.name, buyer.name, 'Bright', 'Demonstration data', '/products?category='];
  const { open, close, refuse } = await openTamilInspector(page, [...data, ...written]);
  const button = (name: string) =>
    page.locator('main, dialog:modal').last().getByRole('button', { name, exact: true });
  await signIn(page, demoAdmin);

  await page.goto('/ta/admin/productsEdit?tab=categories');
  const category = await open(button(categories.add), 'a new category');
  await refuse(category.getByRole('button', { name: categories.add }), input.nameRequired);
  await close();
  await page.goto('/ta/admin/productsEdit?tab=synonyms');
  const synonym = await open(button(synonyms.add), 'new synonyms');
  await refuse(synonym.getByRole('button', { name: synonyms.add }), input.phraseMissing);
  await close();

  await page.goto('/ta/admin/productsEdit?tab=reviews');
  const itemButton = (sentence: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: reviewed })
      .getByRole('button', { name: new RegExp(`^${sentence.replace(/<.*/, '')}`) });
  // What the page fetches after its first paint is there.
  await expect(itemButton(reviews.answer)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const answer = await open(itemButton(reviews.answer), 'an answer to a review');
  await refuse(answer.getByRole('button', { name: reviews.save }), input.answerMissing);
  await close();
  await open(itemButton(reviews.reject), 'rejecting a review');
  await button(reviews.rejectLabel).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText(reviewed)).toHaveCount(0);

  await page.goto('/ta/admin/productsEdit?tab=rules');
  const rule = await open(button(fill(rules.changeOf, { rule: rules.joined })), 'a listing rule');
  await refuse(rule.getByRole('button', { name: rules.save }), input.reasonMissing);
  await close();
});
