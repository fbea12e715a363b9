import { globSync, readFileSync } from 'node:fs';
import { pageParameters } from '@mathappu/contract/page-parameters';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { editProductPath, orderPath, productPath } from './navigation/paths.ts';
import routes from './routes.ts';

/** Links of customers, search engines and mails point to these. */
test('every screen has its address, and any other is not found', () => {
  expect(listPaths(routes).sort()).toEqual(
    [
      '/',
      '/products',
      '/productDetail/:id',
      '/cart',
      '/checkout',
      '/address',
      '/myorder',
      '/order/:orderId',
      '/login',
      '/register',
      '/forgotpassword',
      '/otpverification',
      '/reset-password',
      '/account',
      '/updateAvatar',
      '/updateUserDetail',
      '/safetytips',
      '/contact',
      '/privacypolicy',
      '/terms',
      '/refundpolicy',
      '/admin/books',
      '/admin/dashboard',
      '/admin/Uploadproduct',
      '/admin/productsEdit',
      '/admin/edit-product/:productId',
      '/admin/users',
      '/admin/orders',
      '/admin/orders/new',
      '/admin/message',
      '/admin/settings',
      '/*',
    ].sort(),
  );
});

test('the paths that links are made of are the routes of their pages', () => {
  const paths = [productPath(':id'), orderPath(':orderId'), editProductPath(':productId')];
  expect(listPaths(routes)).toEqual(expect.arrayContaining(paths));
});

test('the server knows the parameters of pages that there are', () => {
  expect(listPaths(routes)).toEqual(expect.arrayContaining(Object.keys(pageParameters)));
});

/** How pages read a parameter, or link to one. */
const readings = [
  /\b(?:[pP]arams|query|\]|\))\s*\.(?:get|getAll|has)\('(\w+)'\)/g,
  /\breadChoice(?:<\w+>)?\(\s*\w+,\s*'(\w+)'/g,
  /\buseListAddress\('(\w+)'\)/g,
  /\bchangeParams\(\w+, \{ (\w+):/g,
  /[`'"]\/?(?:admin\/)?\w*\?(\w+)=/g,
];

/** One that is missing there is taken off the address when the page is loaded. */
test('the server knows every parameter that a page reads', () => {
  const files = globSync(`${import.meta.dirname}/**/*.{ts,tsx}`);
  const sources = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'));
  const read = readings.flatMap((reading) => {
    const found = sources.flatMap((source) =>
      [...source.matchAll(reading)].map(([, name]) => name),
    );
    expect(found, String(reading)).not.toEqual([]);
    return found;
  });
  const known = Object.values(pageParameters).flat();
  expect(read.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});

/** The pages of rooms that are of one page each. */
const pageOfRoom = {
  'admin/dashboard': '/admin/dashboard',
  'admin/operations': '/admin/dashboard',
  'admin/products': '/admin/productsEdit',
  'admin/users': '/admin/users',
  'admin/orders': '/admin/orders',
  'admin/enquiries': '/admin/orders',
  'admin/desk': '/admin/orders/new',
  'admin/messages': '/admin/message',
  orders: '/myorder',
  estimates: '/cart',
  addresses: '/address',
  messages: '/contact',
};

test.each(Object.entries(pageOfRoom))(
  'what %s reads of an address is known of %s itself, not of another page alone',
  (room, page) => {
    const files = globSync(`${import.meta.dirname}/${room}/**/*.{ts,tsx}`);
    const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const read = readings
      .slice(0, -1)
      .flatMap((reading) => [...source.matchAll(reading)].map(([, name]) => name));
    expect(read).not.toEqual([]);
    expect(read.filter((name) => !pageParameters[page]?.includes(name ?? ''))).toEqual([]);
  },
);

/** A layout has children and no path of its own. */
const listPaths = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ index, path, children }) =>
    children ? listPaths(children) : [index ? '/' : `/${path}`],
  );
