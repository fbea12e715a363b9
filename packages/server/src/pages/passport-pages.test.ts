import { createProduct } from '@mathappu/contract/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, type Person } from '#test/people.ts';
import { lawful } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop({}, { hasPages: true });
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

/** What a browser shows before any script has run. */
const textOf = async (url: string) => {
  const { body } = await testShop.app.inject({ url });
  const page = body.replaceAll('<!-- -->', '').replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return { page, text: page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
};

async function create(name: string, passport: object): Promise<string> {
  const body = { name, description: 'Lights', price: 10, stock: 5, unit: 'Box', passport };
  const answer = await testShop.call(createProduct, { body: body as never, token: owner.token });
  return answer.body.data._id;
}

test('a page and a card say what is stated of a product, and what is not', async () => {
  const facts = { ...lawful, minAge: 18, qrText: '<a href="https://x.test">x</a>' };
  const known = await create('Known', facts);
  const unknown = await create('Unknown', {});
  const list = await textOf('/products');
  expect(list.text).toContain('Box · 10 pcs · 18+ · Green cracker');

  const { page, text } = await textOf(`/productDetail/${known}`);
  expect(text).toContain('Keep 5 metres away');
  expect(text).toContain('Safety and origin Class STAR NEERI reference NEERI/TEST-1');
  expect(text).toContain('Noise at 4 metres 90 dB');
  expect(text).toMatch(/Stated by the shop from the maker(&#x27;|')s label\./);
  expect(page).toContain('&lt;a href=&quot;https://x.test&quot;&gt;x&lt;/a&gt;');
  expect(page).not.toContain('href="https://x.test"');

  const bare = await textOf(`/productDetail/${unknown}`);
  expect(bare.text).toContain('Class Not stated PESO reference Not stated');
  expect(bare.text).not.toContain('metres away');
  const toy = await create('Toy', { ...lawful, minDistanceMetres: 0 });
  const toyPage = (await textOf(`/productDetail/${toy}`)).text;
  expect(toyPage).toMatch(/₹10\.00 \D/);
  expect(toyPage).not.toContain('metres away');

  const tamil = await textOf(`/ta/productDetail/${known}`);
  expect(tamil.text).toContain('5 மீட்டர் தள்ளி நில்லுங்கள்');
  expect(tamil.text).toContain('பாதுகாப்பும் தயாரிப்பும்');
});
