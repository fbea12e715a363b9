import type { Product } from '@mathappu/contract/catalogue';
import { completePassport } from '@mathappu/contract/catalogue/passport';
import { noPlainFields } from '@mathappu/contract/catalogue/product-fields';
import { expect, test } from 'vitest';
import { detailsForTests } from '#web/shop-details/details-for-tests.ts';
import { describeProduct, productData } from './describe-product.ts';

const product: Product = {
  _id: 'p1',
  name: 'Flower Pot',
  description: 'A fountain of gold. '.repeat(20),
  price: 100.1,
  discount: 12.5,
  stock: 3,
  unit: '1 Box',
  rating: 4.5,
  reviews: { average: null, count: 0 },
  image: ['/uploads/pot-1280.webp'],
  imagePlaceholder: [''],
  details: {},
  category: null,
  ...noPlainFields,
  ...{ mrp: null, piecesPerCase: null, listNumber: null },
  passport: completePassport({}),
  listingProblems: [],
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const page = {
  location: { pathname: '/productDetail/p1' },
  matches: [{ id: 'root', loaderData: detailsForTests() }],
};

test('the offer names the price after the discount, as it will be charged', () => {
  const { offers, image } = productData(product, { publicUrl: 'https://shop.example' });
  expect(offers?.price).toBe('87.59');
  expect(offers?.availability).toBe('https://schema.org/InStock');
  expect(image).toEqual(['https://shop.example/uploads/pot-1280.webp']);
  expect(productData({ ...product, stock: 0 }, { publicUrl: '' }).offers?.availability).toContain(
    'OutOfStock',
  );
});

test('what the box and the printed list say is named as on the page', () => {
  const boxed = { ...product, mrp: 500, maker: 'Standard', listNumber: 20, piecesPerCase: 48 };
  const { brand, additionalProperty } = productData(boxed, { publicUrl: '' });
  expect(brand).toEqual({ '@type': 'Brand', name: 'Standard' });
  expect(additionalProperty.map(({ name, value }) => [name, value])).toEqual([
    ['MRP', 'MRP ₹500.00 (incl. of all taxes)'],
    ['Maker', 'Standard'],
    ['List number', 'No. 20'],
    ['In a case', '48 boxes a case'],
  ]);
});

test('in a shop that takes enquiries there is no offer', () => {
  const enquiry = { law: [] } as never;
  expect(productData(product, { publicUrl: '', enquiry })).not.toHaveProperty('offers');
});

test('the page is described by its product, in a length that search engines show', () => {
  const words = describeProduct(page, product);
  const description = words.find((word) => 'name' in word && word.name === 'description');
  const text = (description as { content: string }).content;
  expect(text.length).toBeLessThanOrEqual(156);
  expect(text).toMatch(/gold\.…$|of…$|A…$|fountain…$/);
  expect(words).toContainEqual({ title: 'Flower Pot | Mathappu' });
  expect(words).toContainEqual({
    property: 'og:image',
    content: 'https://shop.example/uploads/pot-1280.webp',
  });
});

test('search engines get what customers say, never the rating of the shop itself', () => {
  const reviews = { summary: { average: null, count: 0 }, data: [] } as never;
  expect(JSON.stringify(productData(product, { publicUrl: '' }, reviews))).not.toMatch(
    /rating|review/i,
  );
  const written = productData(product, { publicUrl: '' }, {
    summary: { average: 4.3, count: 7 },
    data: [
      { stars: 4, text: 'Loud', name: 'Anbu K.', createdAt: '2026-11-22T20:00:00.000Z' },
      { stars: 5, text: '', name: 'A customer', createdAt: '2026-11-21T20:00:00.000Z' },
    ],
  } as never);
  expect(written).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 7 },
    review: [
      {
        author: { '@type': 'Person', name: 'Anbu K.' },
        reviewRating: { ratingValue: 4 },
        reviewBody: 'Loud',
      },
      { author: { name: 'A customer' }, reviewBody: undefined },
    ],
  });
});
