import { listAddresses } from '@mathappu/contract/addresses';
import { getProduct, listProducts } from '@mathappu/contract/catalogue';
import { getPriceList } from '@mathappu/contract/catalogue/price-list';
import { login } from '@mathappu/contract/sessions';
import { getUserDetails } from '@mathappu/contract/users';
import { demoCatalogue } from '@mathappu/demo/demo-catalogue';
import { demoAdmin, demoCustomer, demoStaff } from '@mathappu/demo/demo-people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockHistoryOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import type { Config } from './platform/config/config.ts';
import { describeDemo, seedDemo } from './seed-demo.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

test('an empty shop gets the demo catalogue, its pictures and its people, once', async () => {
  expect(await seedDemo(testShop.shop)).toBe(true);
  expect(await seedDemo(testShop.shop)).toBe(false);

  const { body } = await testShop.call(listProducts, { body: { limit: 100 } });
  const forSale = demoCatalogue.filter(({ priceRupees }) => priceRupees !== null);
  expect(body.data.map(({ name }) => name)).toEqual(forSale.map(({ name }) => name));
  const [first] = body.data;
  if (!first) throw new Error('nothing on the shelf');
  expect(first.image[0]).toMatch(/^\/uploads\/demo-[a-z0-9-]+-1280\.webp$/);
  expect(first.imagePlaceholder[0]).toMatch(/^data:image\/webp;base64,/);
  const picture = await testShop.app.inject(first.image[0]?.replace('-1280.', '-320.') ?? '');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await stockHistoryOf(testShop, first._id)).toBe(first.stock);

  for (const { email, password } of [demoAdmin, demoCustomer]) {
    const signedIn = await testShop.call(login, { body: { email, password } });
    expect(signedIn.status).toBe(200);
    const token = signedIn.body.data.accesstoken;
    const addresses = await testShop.call(listAddresses, { token });
    expect(addresses.body.data).toHaveLength(email === demoCustomer.email ? 1 : 0);
    const draft = await testShop.call(listProducts, { body: { limit: 100 }, token });
    expect(draft.body.totalCount > body.totalCount).toBe(email === demoAdmin.email);
  }
  for (const { email, password, role } of demoStaff) {
    const signedIn = await testShop.call(login, { body: { email, password } });
    expect(signedIn.refusal.code).toBeUndefined();
    const token = signedIn.body.data.accesstoken;
    const { data } = (await testShop.call(getUserDetails, { token })).body;
    expect(data.staff).toMatchObject({ role, owner: demoAdmin.name });
  }
  const { categories } = (await testShop.call(getPriceList)).body.data;
  const numbers = categories.flatMap(({ products }) => products.map((one) => one.listNumber));
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  const again = await testShop.call(getProduct, { params: { productId: first._id } });
  expect(again.body.data).toEqual(first);
  expect(testShop.errors).toEqual([]);
});

test('what the start prints begins with a tour of six links, before the accounts', async () => {
  const config = { publicUrl: 'http://localhost:3000', seedsSeason: true } as Config;
  const lines = (await describeDemo(config)).split('\n');
  const links = lines.filter((line) => /^ {2}http:\S+ +\S/.test(line));
  expect(links).toHaveLength(6);
  expect(lines.findIndex((line) => line.includes(demoAdmin.password))).toBeGreaterThan(
    lines.lastIndexOf(links.at(-1) ?? ''),
  );
  for (const { email } of demoStaff) expect(lines.join()).toContain(email);
  expect(await describeDemo({ ...config, seedsSeason: false })).not.toContain('tour');
});
