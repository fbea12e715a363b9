import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { cashToCollect } from '@mathappu/contract/orders/cash-to-collect';
import { expect, test } from 'vitest';
import {
  inShelfOrder,
  isToPack,
  itemCount,
  lineCount,
  slipStamp,
  sumPicks,
} from './admin-order.ts';

test.each([
  ['PENDING', 'cod', 'PENDING', { text: 'Collect in cash', cash: 186 }],
  ['DELIVERED', 'cod', 'PAID', undefined],
  ['PENDING_PAYMENT', 'cod', 'PENDING', { text: 'NOT PAID: DO NOT PACK' }],
  ['PENDING', 'online', 'PAID', { text: 'PAID ONLINE' }],
  ['PENDING_PAYMENT', 'online', 'FAILED', { text: 'NOT PAID: DO NOT PACK' }],
  ['PROCESSING', 'online', 'PENDING', { text: 'NOT PAID: DO NOT PACK' }],
  ['PENDING', 'offline', 'PAID', { text: 'PAID' }],
  ['PENDING_PAYMENT', 'offline', 'PENDING', { text: 'NOT PAID: DO NOT PACK' }],
  ['PROCESSING', 'offline', 'PENDING', { text: 'NOT PAID YET' }],
  ['CANCELLED', 'online', 'REFUNDED', { text: 'CANCELLED' }],
  ['CANCELLED', 'cod', 'PENDING', { text: 'CANCELLED' }],
] as const)('%s, %s, %s', (status, paymentMethod, paymentStatus, stamp) => {
  const order = { status, paymentMethod, paymentStatus, totalAmount: 186 };
  const products = [{ quantity: 2, refundedQuantity: 1 }];
  expect(slipStamp({ ...order, products })).toEqual(stamp);
});

test.each([
  ['PENDING', 'online', 'PAID', 'REFUNDED: DO NOT PACK'],
  ['PROCESSING', 'online', 'REFUNDED', 'REFUNDED: DO NOT PACK'],
  ['PROCESSING', 'offline', 'REFUNDED', 'REFUNDED: DO NOT PACK'],
  ['DELIVERED', 'cod', 'REFUNDED', 'REFUNDED: DO NOT PACK'],
  ['CANCELLED', 'online', 'REFUNDED', 'CANCELLED'],
] as const)('refunded whole, %s, %s, %s: %s', (status, paymentMethod, paymentStatus, text) => {
  const order = { status, paymentMethod, paymentStatus, totalAmount: 186 };
  const products = [{ quantity: 2, refundedQuantity: 2 }];
  expect(slipStamp({ ...order, products })).toEqual({ text });
  expect(isToPack({ status, products })).toBe(false);
  expect(cashToCollect(order)).toBe(0);
});

test('what was refunded is neither counted nor packed', () => {
  const products = [
    { quantity: 2, refundedQuantity: 0 },
    { quantity: 1, refundedQuantity: 1 },
    { quantity: 4, refundedQuantity: 3 },
  ];
  expect([itemCount({ products }), lineCount({ products })]).toEqual([3, 2]);
  expect(isToPack({ status: 'PENDING', products })).toBe(true);
  expect(isToPack({ status: 'SHIPPED', products })).toBe(false);
});

test('a picking list has each product once, by shelf and name, without what was refunded', () => {
  const line = (name: string, position: number | null, quantity: number, refundedQuantity = 0) =>
    ({
      productId: name,
      name,
      category: position === null ? null : { name: `Shelf ${position}`, position },
      quantity,
      refundedQuantity,
    }) as AdminOrder['products'][number];
  const orders = [
    { products: [line('Rocket', 2, 3), line('Loose', null, 1), line('Pot', 1, 2)] },
    { products: [line('Chakkar', 1, 4, 4), line('Rocket', 2, 5, 1), line('Atom', 2, 1)] },
  ];
  expect(sumPicks(orders).map(({ name, pieces, orders: of }) => [name, pieces, of])).toEqual([
    ['Pot', 2, 1],
    ['Atom', 1, 1],
    ['Rocket', 7, 2],
    ['Loose', 1, 1],
  ]);
  expect(inShelfOrder(orders[0]?.products ?? []).map(({ name }) => name)).toEqual([
    'Pot',
    'Rocket',
    'Loose',
  ]);
});
