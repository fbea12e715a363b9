import { updateUser } from '@mathappu/contract/account';
import { createAddress } from '@mathappu/contract/addresses';
import { createProduct, getProductByQuery } from '@mathappu/contract/catalogue';
import { line } from '@mathappu/contract/fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileStrings } from '#test/attacks/hostile-strings.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** `bench/long-tests.ts hostile-strings` sets 500. */
const strings = hostileStrings(Number(process.env.HOSTILE_STRINGS ?? 60));

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop({}, { hasPages: true });
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

const isName = (words: string): boolean => line(120).safeParse(words).success;

/** A product with the words in every text; those that are no name any more as an earlier release took them. */
async function productOf(words: string): Promise<string> {
  const { status, body } = await testShop.call(createProduct, {
    token: owner.token,
    body: {
      name: isName(words) ? words : 'Rocket',
      description: `${words} ${words}`,
      price: 100,
      stock: 50,
      unit: words.slice(0, 60),
      details: { Colour: words, [words.slice(0, 60)]: 'as a key' },
    },
  });
  if (/^(__proto__|constructor)/.test(words)) expect([200, 400]).toContain(status);
  else expect([words, status, body.message]).toEqual([words, 200, body.message]);
  if (status !== 200) return '';
  const { db, cache } = testShop.shop;
  const name = words.trim();
  await db.updateTable('products').set({ name }).where('id', '=', body.data._id).execute();
  cache.drop();
  return body.data._id;
}

/** Every place where markup begins, in scripts too. */
const tagsOf = (html: string): string[] => html.match(/<[!/]?[a-zA-Z][^\s>/]*|<!--/g) ?? [];
const withoutAddresses = (html: string): string =>
  html.replace(/<link[^>]*rel="(modulepreload|preload)"[^>]*>/g, '');

/** No injected markup, and no event handler in any tag, attribute values removed. */
function expectHarmless(html: string): void {
  expect(html).not.toMatch(/<script>alert|<img src=x|<svg onload|<iframe|<base |<object|<math/i);
  expect(html.replace(/="[^"]*"/g, '=""')).not.toMatch(/<[a-z][^<>]*\son\w+=/i);
}

async function pageOf(url: string): Promise<string> {
  const { statusCode, body } = await testShop.app.inject(url);
  expect(statusCode).toBe(200);
  return withoutAddresses(body);
}

test('in a product page they are escaped as text', async () => {
  const plain = tagsOf(await pageOf(`/productDetail/${await productOf('Peacock fountain')}`));
  expect(plain.length).toBeGreaterThan(50);
  for (const words of strings) {
    const id = await productOf(words);
    if (!id) continue;
    const stored = await testShop.call(getProductByQuery, { params: { productId: id } });
    expect(stored.body.data.name).toBe(words.trim());
    const html = await pageOf(`/productDetail/${id}`);
    expect([words, tagsOf(html)]).toEqual([words, plain]);
    for (const [, linked = ''] of html.matchAll(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
    )) {
      expect(linked).not.toContain('<');
      expect(() => JSON.parse(linked)).not.toThrow();
    }
  }
});

test('in lists and searches they are escaped as text', async () => {
  const count = Math.min(strings.length, 60);
  for (const url of [
    '/products',
    '/',
    ...Array.from({ length: Math.ceil(count / 12) }, (_, i) => `/products?page=${i + 1}`),
  ]) {
    const html = await pageOf(url);
    expectHarmless(html);
  }
  for (const words of strings.slice(0, 60)) {
    const html = await pageOf(`/products?search=${encodeURIComponent(words.slice(0, 100))}`);
    expectHarmless(html);
  }
});

test('in mails they are text, and single-line where one line is expected', async () => {
  const productId = await productOf('<script>alert(1)</script>');
  const buyer = await customer(testShop);
  for (const words of strings.slice(0, 60)) {
    const { status } = await testShop.call(updateUser, {
      token: buyer.token,
      body: { name: words } as never,
    });
    expect([words, status]).toEqual([words, isName(words) ? 200 : 400]);
  }
  const hostile = '<img src=x onerror=alert(1)>"\'&';
  await testShop.call(updateUser, { token: buyer.token, body: { name: hostile } as never });
  const saved = await testShop.call(createAddress, {
    token: buyer.token,
    body: {
      name: hostile,
      mobile: '9876543210',
      address_line: hostile,
      city: 'Chennai',
      state: 'Tamil Nadu',
      pincode: '600017',
      isDefault: true,
    },
  });
  expect(saved.status).toBe(200);
  await codOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  await testShop.runJobs();
  const mail = testShop.outbox.at(-1);
  expect(mail?.html).toContain('&lt;img src=x');
  expect(mail?.html).not.toMatch(/<script|<img src=x/);
  expect(mail?.subject).not.toMatch(/[\r\n]/);
});
