import type { Synonym } from '@mathappu/contract/catalogue/synonyms';
import { fill, plural } from '@mathappu/contract/words';
import { expect } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { editProductPath } from '#packages/web/app/document/paths.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { signIn } from '../support/people.ts';
import { addProduct, setPrice } from '../support/products.ts';
import { deliveredOrder, reviewByApi } from '../support/reviews.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';
import { inEachVisit } from './visits.ts';
import { openWalk, textFile } from './walk.ts';
import { like } from './words.ts';

const csv = (rows: string) => ({
  name: 'a.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `name,description,price,discount,stock,unit,rating,image,details,id\n${rows}\n`,
  ),
});

const namesInFiles = ['a.csv', 'UTF', 'id', 'price', 'rating', 'stock seen', 'stock'];

inEachVisit((visit) => {
  test('what an owner is asked and refused about products is in its language, accessible and readable', async ({
    page,
    shop,
  }) => {
    const one = await addProduct(shop, { price: 90 });
    const other = await addProduct(shop, { price: 90 });
    // Where nothing has the name that is searched for, products with similar ones are listed.
    const data = [demoAdmin.name, 'Story cracker', one.description, ...namesInFiles];
    const walk = await openWalk(page, visit, data);
    const { at, look, open, close, refuse, button, field } = walk;
    const { imports, input, products, ui } = walk.words;
    await signIn(page, demoAdmin);

    await at(`/admin/productsEdit?search=${encodeURIComponent(one.name)}`, async () => {
      await page.getByTitle(fill(products.changePrice, one)).click();
      await field(fill(products.newPrice, one)).fill('x');
      const wrongPrice = fill(products.enterPrice, { maximum: '1,00,00,000' });
      await refuse(button(products.save), wrongPrice);
      await button(ui.cancel).click();
      const questions: string[] = [];
      page.on('dialog', (question) => {
        questions.push(question.message());
        question.accept();
      });
      await setPrice(shop, one.name, 95);
      await open(button(fill(products.removeOf, one)), 'a product that is not deleted');
      await button(products.ok).click();
      await open(button(fill(products.removeOf, one)), 'a deleted product');
      expect(questions).toEqual([products.removeQuestion, products.removeQuestion]);
    });

    await at(`/admin/productsEdit?search=${encodeURIComponent(other.name)}`, async () => {
      await open(button(imports.importCsv), 'the import');
      const file = field(imports.choose);
      await file.setInputFiles(csv('பொன் மழை,நீளமானது,மலிவு,0,-5,பெட்டி,9,,,'));
      await expect(button(imports.anotherFile)).toBeVisible();
      await look('a file with problems');
      await button(imports.anotherFile).click();
      await file.setInputFiles(csv('பொன் மழை,நீளமானது,15,0,5,பெட்டி,4,,,'));
      const now = button(fill(plural(imports.importNow, 1), { count: 1 }));
      await expect(now).toBeVisible();
      await look('a file that can be imported');
      await now.click();
      await open(button(imports.undoImport), 'undoing an import');
      await button(imports.undoImport).click();
      await expect(walk.dialog.getByText(imports.wasUndone)).toBeVisible();
      await look('an import that was undone');
      await close();
    });

    await at('/admin/Uploadproduct', async () => {
      await page.locator('input[type="file"]').setInputFiles(textFile);
      await refuse(button(products.add), input.nameRequired);
    });
    await at(editProductPath(other._id), async () => {
      await field(products.price).fill('x');
      await field(products.stock).fill('1.5');
      await button(products.addDetail).click();
      await field(fill(products.detailValue, { number: 1 })).fill('45');
      await refuse(button(products.update), input.detailNameMissing);
      await page.reload();
      await expect(page.getByText(products.draftRestored)).toBeVisible();
      await field(products.price).fill('85');
      await field(products.stock).fill('30');
      await button(fill(products.removeDetail, { number: 1 })).click();
      await setPrice(shop, other.name, 95);
      await refuse(button(products.update), products.keepingTakes);
    });
    await walk.expectToasts(2);
  });

  test('what an owner is asked and refused about categories, synonyms, reviews and rules is in its language, accessible and readable', async ({
    page,
    shop,
  }) => {
    const buyer = await newBuyer(shop);
    const { orderId, products } = await deliveredOrder(shop, buyer);
    const [{ _id: productId, name: reviewed }] = products;
    await reviewByApi(shop, buyer, { orderId, productId, stars: 4, text: 'Bright' });
    const rows = await callApi(shop, 'GET', '/synonym/get', undefined, await ownerToken(shop));
    const written = (rows.data as Synonym[]).flatMap((row) => [...row.words, ...row.to]);
    const texts = [demoAdmin.name, buyer.name, 'Bright', 'Demonstration data'];
    const walk = await openWalk(page, visit, [...texts, '/products?category=', ...written]);
    const { at, open, close, refuse, button } = walk;
    const { adminReviews: reviews, categories, input, rules, synonyms } = walk.words;
    await signIn(page, demoAdmin);

    await at('/admin/productsEdit?tab=categories', async () => {
      await open(button(categories.add), 'a new category');
      await refuse(button(categories.add), input.nameRequired);
      await close();
    });
    await at('/admin/productsEdit?tab=synonyms', async () => {
      await open(button(synonyms.add), 'new synonyms');
      await refuse(button(synonyms.add), input.phraseMissing);
      await close();
    });
    await at('/admin/productsEdit?tab=reviews', async () => {
      const ofReview = (sentence: string) =>
        page
          .getByRole('listitem')
          .filter({ hasText: reviewed })
          .getByRole('button', { name: like(sentence) });
      // What the page fetches after its first paint is there.
      await expect(ofReview(reviews.answer)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await open(ofReview(reviews.answer), 'an answer to a review');
      await refuse(button(reviews.save), input.answerMissing);
      await close();
      await open(ofReview(reviews.reject), 'rejecting a review');
      await walk.confirm(reviews.rejectLabel);
      await expect(page.getByText(reviewed)).toHaveCount(0);
    });
    await at('/admin/productsEdit?tab=rules', async () => {
      await open(button(fill(rules.changeOf, { rule: rules.joined })), 'a listing rule');
      await refuse(button(rules.save), input.reasonMissing);
      await close();
    });
  });
});
