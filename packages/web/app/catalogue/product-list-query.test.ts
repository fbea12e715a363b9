import { expect, test } from 'vitest';
import { productListPath, readProductQuery } from './product-list-query.ts';

/** What an address asks for beside page and search. */
function read(query: string, searched = '') {
  const params = new URLSearchParams(query);
  if (searched) params.set('search', searched);
  const { page: _, search: __, ...filters } = readProductQuery(params);
  return filters;
}

test('edge 1: of several categories the first counts; one that cannot be read is none', () => {
  expect(read('category=rockets&category=caps')).toEqual({ category: 'rockets' });
  for (const query of ['category=', 'category=<b>', `category=${'x'.repeat(61)}`]) {
    expect(read(query), query).toEqual({});
  }
});

test('edge 2: swapped ends are put right, and a range that cannot be read is not asked for', () => {
  expect(read('price=500-100')).toEqual({ price: { min: 100, max: 500 } });
  expect(read('price=-500')).toEqual({ price: { max: 500 } });
  expect(read('price=1000-')).toEqual({ price: { min: 1000 } });
  expect(read('price=0100-0500')).toEqual({ price: { min: 100, max: 500 } });
  expect(read('price=0-')).toEqual({});
  const nothing = ['abc', '-', '100', '1-2-3', '1.5-2', '-5-', '1e3-', '0-10000001'];
  for (const price of [...nothing, `${'9'.repeat(20)}-`, `-${'9'.repeat(20)}`]) {
    expect(read(`price=${price}`), price).toEqual({});
  }
});

test('the ends of a range may be two parameters, as a form sends them', () => {
  expect(read('price=500&price=100')).toEqual({ price: { min: 100, max: 500 } });
  expect(read('price=&price=500')).toEqual({ price: { max: 500 } });
  expect(read('price=100&price=')).toEqual({ price: { min: 100 } });
  expect(read('price=&price=')).toEqual({});
  expect(read('price=100-500&price=1-2')).toEqual({ price: { min: 100, max: 500 } });
  // One that cannot be read takes nothing from the other.
  for (const wrong of ['abc', '2k', '-5', '10000001', '9'.repeat(20)]) {
    expect(read(`price=50&price=${wrong}`), wrong).toEqual({ price: { min: 50 } });
  }
  for (const wrong of ['2k', '-5']) {
    expect(read(`price=${wrong}&price=500`), wrong).toEqual({ price: { max: 500 } });
  }
});

test('repeated values and commas mean the same, unknown ones nothing, and one counts where one fits', () => {
  const expected = { noise: ['loud', 'quiet'] };
  for (const query of [
    'noise=quiet,loud',
    'noise=loud&noise=quiet',
    'noise=loud,quiet&noise=loud,deafening',
  ]) {
    expect(read(query), query).toEqual(expected);
  }
  expect(read('noise=deafening&stock=out&sort=name')).toEqual({});
  expect(read('discount=25&discount=10')).toEqual({ discount: ['25'] });
});

test('the default order is left out: the best match of a search, else the shop’s own', () => {
  expect(read('sort=featured')).toEqual({});
  expect(read('sort=relevance')).toEqual({});
  expect(read('sort=relevance', 'pot')).toEqual({});
  expect(read('sort=featured', 'pot')).toEqual({ sort: 'featured' });
  expect(read('sort=priceAsc')).toEqual({ sort: 'priceAsc' });
});

test('an address has one form, and is read back', () => {
  const asked =
    'page=2&sort=priceDesc&suits=children&stock=in&seen=night,day&price=100-500&noise=quiet&discount=25&class=swas,safal&category=pots&search=koti&x=1';
  const query = readProductQuery(new URLSearchParams(asked));
  const path = productListPath(query);
  expect(path).toBe(
    '/products?category=pots&search=koti&class=safal,swas&discount=25&noise=quiet&price=100-500&seen=day,night&stock=in&suits=children&sort=priceDesc&page=2',
  );
  expect(readProductQuery(new URLSearchParams(path.slice(10)))).toEqual(query);
  expect(productListPath({ page: 1, search: '' })).toBe('/products');
});

test('a search is written so that it is read back', () => {
  for (const asked of [
    { page: 3, search: '' },
    { page: 1, search: '10 cm & red, green' },
    { page: 2, search: 'மத்தாப்பு' },
  ]) {
    const { searchParams } = new URL(productListPath(asked), 'http://shop');
    expect(readProductQuery(searchParams)).toEqual(asked);
  }
});
