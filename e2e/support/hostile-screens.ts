import { type HostileShop, pack } from './hostile-shop.ts';
import type { Screen } from './screens.ts';

/** `HOSTILE_STRINGS=500` uses more strings, and then each single thing is opened. */
export const isLong = Number(process.env.HOSTILE_STRINGS ?? 0) > 60;
export const some = <T>(things: readonly T[]): readonly T[] =>
  isLong ? things : things.filter((_, index) => index % 5 === 0);

const pagesOf = (path: string, count: number, size: number, words: string): Screen[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, index) => [
    `${path}?page=${index + 1}`,
    words,
  ]);

export const publicScreensOf = ({ products }: HostileShop): Screen[] => [
  ['/', 'Our Products'],
  ['/contact', 'Grievance officer'],
  ...['/terms', '/privacypolicy', '/refundpolicy'].map((path): Screen => [path, 'evil.example']),
  ...pagesOf('/products', products.length, 12, 'Showing'),
  ['/products?view=list', 'Price list'],
  ...some(products).map(({ _id, name }): Screen => [`/productDetail/${_id}`, name]),
  ...pack(100).map((text): Screen => [`/products?search=${encodeURIComponent(text)}`, 'Products']),
  ...some(pack(100)).flatMap((text): Screen[] => [
    [`/${encodeURIComponent(text)}?q=${encodeURIComponent(text)}#${text}`, 'Page Not Found'],
    [`/productDetail/${encodeURIComponent(text)}`, 'Products'],
  ]),
];

export const customerScreensOf = ({ orders }: HostileShop): Screen[] => [
  ['/cart', '₹100.00 each'],
  ['/checkout', orders[0]?.recipient ?? ''],
  ['/address', 'Save Address'],
  ...pagesOf('/myorder', orders.length, 10, 'MP-'),
  ...some(orders).map((order): Screen => [`/order/${order.orderId}`, order.recipient]),
  ...some(pack(100)).map(
    (text): Screen => [`/order/${encodeURIComponent(text)}`, 'Order Not Found'],
  ),
  ['/updateUserDetail', 'Save Changes'],
];

export const adminScreensOf = (hostile: HostileShop): Screen[] => {
  const { products, orders, refunds, users, banned, messages } = hostile;
  return [
    ['/admin/dashboard', 'Orders to pack'],
    ['/admin/settings', 'The last 8 changes'],
    ['/admin/settings?tab=tax', 'The last 8 changes'],
    ...pagesOf('/admin/productsEdit', products.length, 10, 'Rs: 100'),
    ['/admin/productsEdit?tab=reviews', 'Publish'],
    ...some(products).map(({ _id }): Screen => [`/admin/edit-product/${_id}`, 'Update Product']),
    ...pagesOf('/admin/orders', orders.length, 10, 'MP-'),
    ...refunds.map((refund): Screen => [`/admin/orders?order=${refund.orderId}`, refund.reason]),
    ...banned.map(({ _id, reason }): Screen => [`/admin/users?user=${_id}`, reason]),
    ...pagesOf('/admin/users', users.length, 10, 'evil.example'),
    ...some(users).map(({ _id, name }): Screen => [`/admin/users?user=${_id}`, name]),
    ...pagesOf('/admin/message', messages.length, 10, 'Unread'),
    ...some(
      messages.map(({ _id, subject }, index): Screen => {
        const page = Math.floor(index / 10) + 1;
        return [`/admin/message?page=${page}&message=${_id}`, subject];
      }),
    ),
    ...some(pack(100)).flatMap((text) =>
      ['productsEdit', 'orders', 'users', 'message'].map(
        (list): Screen => [`/admin/${list}?search=${encodeURIComponent(text)}`, 'Management'],
      ),
    ),
  ];
};
