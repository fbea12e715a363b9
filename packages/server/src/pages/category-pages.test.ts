import { deleteProduct } from '@mathappu/contract/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCache } from '#server/platform/cache/cache.ts';
import { admin, type Person } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let categories: ReturnType<typeof categoriesOf>;
beforeAll(async () => {
  testShop = await openTestShop({}, { hasPages: true, cache: openCache({ freshMs: 60_000 }) });
  owner = await admin(testShop);
  categories = categoriesOf(testShop, owner);
});
afterAll(() => testShop.close());

const open = async (url: string) => {
  const { statusCode, headers, body } = await testShop.app.inject({ url });
  const page = body.replaceAll('<!-- -->', '').replace(/<script[\s\S]*?<\/script>/g, '');
  const text = (pattern: RegExp) => pattern.exec(page)?.[1]?.replace(/<[^>]+>/g, '');
  return {
    status: statusCode,
    location: headers.location,
    page,
    heading: text(/<h1[^>]*>(.*?)<\/h1>/),
    title: text(/<title>(.*?)<\/title>/),
    description: text(/<meta name="description" content="(.*?)"/),
    canonical: text(/<link rel="canonical" href="(.*?)"/),
    isIndexed: !page.includes('content="noindex"'),
    row: [
      ...(/<nav[^>]*><ul[^>]*>(?:<li>.*?<\/li>)+/.exec(page)?.[0] ?? '').matchAll(
        /<a [^>]*href="([^"]*)"[^>]*>/g,
      ),
    ].map(([tag, href]) => (tag.includes('aria-current="page"') ? `*${href}` : href)),
  };
};
const pagesKept = () => testShop.shop.cache.uses.get('page')?.misses ?? 0;

/** A category with products of these names. */
async function shelf(parts: { name: string; nameTa?: string }, names: readonly string[]) {
  const { body } = await categories.create(parts);
  const ids = [];
  for (const name of names) ids.push(await product(testShop, { name, price: 80, discount: 10 }));
  if (ids.length > 0) await categories.put(ids, body.data._id);
  return { ...body.data, ids };
}

test('a category has a page with its names, its counts and its link in the row', async () => {
  await shelf({ name: 'Flower pots', nameTa: 'புஸ்வாணம்' }, ['Pot Small', 'Pot Big']);
  await shelf({ name: 'Rockets' }, ['Lunik']);
  await shelf({ name: 'Empty shelf' }, []);

  const all = await open('/products');
  expect(all).toMatchObject({ heading: 'Products', title: 'Products | Mathappu' });
  const row = ['/products?category=flower-pots', '/products?category=rockets'];
  expect(all.row).toEqual(['*/products', ...row]);
  expect(all.page).toMatch(
    /href="\/products\?category=flower-pots"[^>]*><span><span lang="en-IN">Flower pots</,
  );

  const english = await open('/products?category=flower-pots');
  expect(english).toMatchObject({
    status: 200,
    heading: 'Flower pots',
    title: 'Flower pots (புஸ்வாணம்) | Mathappu',
    description: 'Flower pots: 2 products from ₹72.00, delivered free in Tamil Nadu.',
    canonical: 'http://shop.test/products?category=flower-pots',
    isIndexed: true,
    row: ['/products', `*${row[0]}`, row[1]],
  });
  expect(english.page).toContain('Pot Big');
  expect(english.page).not.toContain('Lunik');
  expect(english.page).toContain('Showing 1 to 2 of 2 products');
  expect(english.page).toContain('<input type="hidden" name="category" value="flower-pots"/>');

  const tamil = await open('/ta/products?category=flower-pots');
  expect(tamil).toMatchObject({
    heading: 'புஸ்வாணம்',
    title: 'புஸ்வாணம் (Flower pots) | Mathappu',
    canonical: 'http://shop.test/ta/products?category=flower-pots',
  });
  expect(tamil.page).toMatch(
    /href="\/ta\/products\?category=flower-pots"[^>]*><span><span lang="ta">புஸ்வாணம்</,
  );
  expect(tamil.page, 'the one without a Tamil name').toMatch(
    /href="\/ta\/products\?category=rockets"[^>]*><span><span lang="en">Rockets</,
  );
});

test('a search stays when another category is chosen, and both narrow the list', async () => {
  const found = await open('/products?category=flower-pots&search=big');
  expect(found).toMatchObject({ heading: 'Flower pots', isIndexed: false });
  expect(found.page).toContain('Pot Big');
  expect(found.page).not.toContain('Pot Small');
  expect(found.row[0]).toBe('/products?search=big');
});

test('products without a category have a page, too', async () => {
  await product(testShop, { name: 'Loose cap' });
  const other = await open('/products?category=other');
  expect(other).toMatchObject({ status: 200, heading: 'Other', title: 'Other | Mathappu' });
  expect(await open('/ta/products?category=other')).toMatchObject({
    heading: 'மற்றவை',
    title: 'மற்றவை | Mathappu',
  });
  expect(other.page).toContain('Loose cap');
  expect(other.page).not.toContain('Lunik');
});

test('edge 1 and 6: the first category counts; a slug of before leads on for ever', async () => {
  expect((await open('/products?category=rockets&category=flower-pots')).heading).toBe('Rockets');
  const { _id } = await shelf({ name: 'Chakkars' }, ['Chakkar Big']);
  await categories.update(_id, { name: 'Ground chakkars', version: 1 });
  for (const prefix of ['', '/ta']) {
    expect(await open(`${prefix}/products?category=chakkars&search=big`)).toMatchObject({
      status: 301,
      location: `${prefix}/products?category=ground-chakkars&search=big`,
    });
  }
});

test('an unknown category shows all products and says so; one that cannot be read is not asked', async () => {
  const gone = await open('/products?category=never-there');
  expect(gone).toMatchObject({ status: 200, heading: 'Products', isIndexed: false });
  expect(gone.page).toContain('That category is no longer here. These are all products.');
  expect(gone.page).toContain('Lunik');
  expect(gone.row[0]).toBe('*/products');
  const main = gone.page.slice(gone.page.indexOf('<main'));
  expect(main, 'nothing in the list leads to it').not.toMatch(/<(?:a|input) [^>]*never-there/);
  const unread = await open('/products?category=%3Cb%3E');
  expect(unread).toMatchObject({ heading: 'Products', canonical: 'http://shop.test/products' });
});

test('edge 5: a page after the last one of a category leads to the first', async () => {
  const after = await open('/products?category=rockets&page=9');
  expect(after.status).toBe(200);
  expect(after.page).toContain('There is nothing on this page.');
  expect(after.page).toContain('href="/products?category=rockets"');
});

test('edge 8: with its last product a category leaves the row, and its page says so', async () => {
  const { ids } = await shelf({ name: 'Caps' }, ['Ring caps']);
  expect((await open('/products')).row).toContain('/products?category=caps');
  expect((await open('/products?category=caps')).page).toContain('Ring caps');
  await testShop.call(deleteProduct, { params: { productId: ids[0] ?? '' }, token: owner.token });
  expect((await open('/products')).row).not.toContain('/products?category=caps');
  const empty = await open('/products?category=caps');
  expect(empty.page).toContain('No products found');
  expect(empty.page).toContain('Nothing in Caps at the moment.');
  expect(empty.page).toMatch(/href="\/products"[^>]*>All products</);
});

test('edge 9: a name is shown as it is written', async () => {
  await shelf({ name: '<b> 4 & 5' }, ['Odd one']);
  const odd = await open('/products?category=b-4-5');
  expect(odd.heading).toBe('&lt;b&gt; 4 &amp; 5');
  const sitemap = (await testShop.app.inject('/sitemap.xml')).body;
  for (const prefix of ['', '/ta'])
    expect(sitemap).toContain(`<loc>http://shop.test${prefix}/products?category=b-4-5</loc>`);
  expect(sitemap).not.toContain('category=empty-shelf');
});

test('a product names its category over its title, and its Tamil name under it', async () => {
  const { ids } = await shelf({ name: 'Fountains', nameTa: 'நீரூற்று' }, ['Peacock']);
  await testShop.shop.db
    .updateTable('products')
    .set({ name_ta: 'மயில் தோகை' })
    .where('id', '=', ids[0] ?? '')
    .execute();
  testShop.shop.cache.drop();
  const { page } = await open(`/productDetail/${ids[0]}`);
  expect(page).toMatch(
    /href="\/products\?category=fountains"[^>]*>Fountains<\/a><h1[^>]*>Peacock<\/h1><p lang="ta"[^>]*>மயில் தோகை</,
  );
  expect((await open(`/ta/productDetail/${ids[0]}`)).page).toMatch(
    /href="\/ta\/products\?category=fountains"[^>]*>நீரூற்று<\/a><h1 lang="ta"[^>]*>மயில் தோகை<\/h1><p lang="en"[^>]*>Peacock</,
  );
  expect((await open('/products?category=fountains')).page).toMatch(
    /Peacock<\/a><\/h2><p lang="ta"[^>]*>மயில் தோகை</,
  );
});

test('pages of categories are kept in memory, those of other addresses are not', async () => {
  testShop.shop.cache.drop();
  const renders = async (url: string) => {
    const before = pagesKept();
    const status = [(await open(url)).status, (await open(url)).status];
    expect(status, url).toEqual([200, 200]);
    return pagesKept() - before;
  };
  for (const url of [
    '/products',
    '/products?category=rockets',
    '/products?category=rockets&sort=priceAsc',
    '/ta/products?category=other',
  ])
    expect(await renders(url), url).toBe(1);
  for (const query of [
    'category=never-there',
    'category=rockets&page=1',
    'page=1.01',
    'category=rockets&page=1.5',
    'category=rockets&page=2',
    'category=rockets&utm_source=x',
    'page=9999',
    'sort=featured',
    'sort=priceAsc&category=rockets',
    'category=rockets&stock=in',
    'search=pot',
  ])
    expect(await renders(`/products?${query}`), query).toBe(0);
});

test('a filtered list is for no search engine, and every order of one has the same canonical address', async () => {
  const filtered = await open('/products?category=rockets&price=-1');
  expect(filtered).toMatchObject({ status: 200, isIndexed: false });
  expect(filtered.page).not.toContain('/productDetail/');
  const sorted = await open('/products?category=rockets&sort=priceAsc');
  expect(sorted.isIndexed).toBe(true);
  expect(sorted.canonical).toMatch(/\/products\?category=rockets$/);
});
