import { randomUUID } from 'node:crypto';
import { addToCart, getCart } from '@mathappu/contract/cart';
import { getProduct, listProducts, listRelated } from '@mathappu/contract/catalogue';
import { listCategories } from '@mathappu/contract/catalogue/categories';
import { getPriceList } from '@mathappu/contract/catalogue/price-list';
import { suggestProducts } from '@mathappu/contract/catalogue/product-finders';
import { listMyOrders } from '@mathappu/contract/orders';
import { login } from '@mathappu/contract/sessions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { discountedBody, priceRule } from '#test/admin/price-rules.ts';
import { estimate, openEstimate } from '#test/carts.ts';
import { codOrder, orderBody, sendCodOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { recordStatements } from '#test/recorded-statements.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** Each signed-in call costs one more statement, which finds session and user. */
const authentication = 1;

// Counted in the driver of the server; the embedded database gets the same statements.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('statements sent to the database', () => {
  let testShop: TestShop;
  let buyer: Person;
  let productId: string;
  beforeAll(async () => {
    testShop = await openTestShop();
    buyer = await customer(testShop);
    productId = await product(testShop, { stock: 100 });
  });
  afterAll(() => testShop.close());

  const count = async (act: () => Promise<{ status: number }>) => {
    testShop.shop.cache.drop();
    await testShop.shop.catalogue.current();
    const statements = await recordStatements(async () => expect((await act()).status).toBe(200));
    return statements.length;
  };

  test.each([
    ['a list', () => testShop.call(listProducts)],
    ['its page', () => testShop.call(listProducts, { body: { page: 2, sort: 'priceAsc' } })],
    ['numbers beside filters', () => testShop.call(listProducts, { body: { withFacets: true } })],
    ['a search', () => testShop.call(listProducts, { body: { search: 'sparkle' } })],
    ['one with slips', () => testShop.call(listProducts, { body: { search: 'sparkelr' } })],
    ['a product', () => testShop.call(getProduct, { params: { productId } })],
    ['suggestions', () => testShop.call(suggestProducts, { query: { q: 'spark' } })],
    ['what goes well', () => testShop.call(listRelated, { params: { productId } })],
    ['the price list', () => testShop.call(getPriceList)],
    ['categories', () => testShop.call(listCategories)],
  ])('%s takes no statement', async (_, ask) => {
    expect(await count(ask)).toBe(0);
  });

  test('adding to the cart takes two statements', async () => {
    const { token } = buyer;
    const body = { productId, quantity: 1 };
    const statements = await recordStatements(() => testShop.call(addToCart, { token, body }));
    const ownWork = statements.filter(({ text }) => !/^(begin|commit)/i.test(text));
    expect(ownWork.length - authentication).toBe(2);
  });

  test('signing in without a second step takes four statements', async () => {
    const { email, password } = buyer;
    const signingIn = async () => {
      const body = { email, password };
      const statements = await recordStatements(() => testShop.call(login, { body }));
      return statements.filter(({ text }) => !/^(begin|commit)/i.test(text)).length;
    };
    expect(await signingIn()).toBe(4);
  });

  test('a cart takes one statement', async () => {
    const ask = () => testShop.call(getCart, { token: buyer.token });
    expect(await count(ask)).toBe(1 + authentication);
  });

  test('a list of orders takes one statement', async () => {
    const ask = () => testShop.call(listMyOrders, { token: buyer.token });
    expect(await count(ask)).toBe(1 + authentication);
  });

  test('an order takes at most eleven statements, begin and commit included', async () => {
    const ids = [productId, await product(testShop), await product(testShop)];
    const lines = ids.map((id) => ({ productId: id, quantity: 1 }));
    // The helper reads address and prices first, as a browser does before it orders.
    await codOrder(testShop, buyer, lines.slice(0, 1));
    const preparation = 2;
    const statements = await recordStatements(() => codOrder(testShop, buyer, lines));
    const own = statements.length - preparation - authentication;
    expect(own).toBeGreaterThan(5);
    expect(own).toBeLessThanOrEqual(11);
  });

  test('an order takes two statements more with a price rule that has a limit, none with others', async () => {
    const owner = await admin(testShop);
    const lines = [{ productId, quantity: 1 }];
    const { totalAmt } = await orderBody(testShop, buyer, lines);
    const own = async (off: number) => {
      const body = await discountedBody(testShop, buyer, lines, { off });
      const order = () => sendCodOrder(testShop, buyer, body, randomUUID());
      return (await recordStatements(async () => expect((await order()).status).toBe(200))).length;
    };
    const plain = await own(0);
    await priceRule(testShop, owner, { percent: 10 });
    expect(await own(totalAmt / 10)).toBe(plain);
    await priceRule(testShop, owner, { name: 'Limited', percent: 20, limit: 9 });
    expect(await own(totalAmt / 5)).toBe(plain + 2);
    await testShop.shop.db.deleteFrom('price_rules').where('name', '<>', '').execute();
    await testShop.shop.settings.refresh();
  });

  test('an order at the prices of an estimate takes one statement more, opening it two', async () => {
    const lines = [{ productId, quantity: 1 }];
    const { code } = await estimate(testShop, lines);
    const body = await orderBody(testShop, buyer, lines);
    const own = async (order: typeof body) =>
      (await recordStatements(() => sendCodOrder(testShop, buyer, order, randomUUID()))).length;
    const plain = await own(body);
    expect(await own({ ...body, estimate: code })).toBe(plain + 1);
    expect(await count(() => openEstimate(testShop, code))).toBe(2);
  });
});
