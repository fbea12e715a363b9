import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { editProductPath, orderPath, productPath } from './document/paths.ts';
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
      '/admin/dashboard',
      '/admin/Uploadproduct',
      '/admin/productsEdit',
      '/admin/edit-product/:productId',
      '/admin/users',
      '/admin/orders',
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

/** A layout has children and no path of its own. */
const listPaths = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ index, path, children }) =>
    children ? listPaths(children) : [index ? '/' : `/${path}`],
  );
