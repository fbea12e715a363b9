import { expect, test } from 'vitest';
import { knownAddress } from './known-address.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/ta?from=mail', '/ta'],
  ['/products?page=2&utm_source=mail&sort=priceAsc', '/products?page=2&sort=priceAsc'],
  [
    '/ta/products/?search=a%26b+c&x&noise=loud&noise=quiet',
    '/ta/products/?search=a%26b+c&noise=loud&noise=quiet',
  ],
  ['/products?p%61ge=2', '/products?p%61ge=2'],
  ['/products?page', '/products?page'],
  ['/products?&&', '/products'],
  ['/products?constructor=1&__proto__=2', '/products'],
  ['/PRODUCTS?page=2', '/PRODUCTS?page=2'],
  ['/tamil/products?page=2', '/tamil/products'],
  ['/terms?page=2', '/terms'],
  ['/x/../cart?estimate=A', '/cart?estimate=A'],
  ['/products.data?_routes=root&page=2&x=1', '/products.data?_routes=root&page=2'],
  ['/_root.data?_routes=root&x=1', '/_root.data?_routes=root'],
  ['/terms?_routes=root', '/terms'],
])('%s is the page %s', (url, known) => {
  expect(knownAddress(url)).toBe(known);
});
