import { expect, test } from 'vitest';
import { slipStamp } from './admin-order.ts';

test.each([
  ['PENDING', 'cod', 'PENDING', { text: 'Collect in cash', cash: 186 }],
  ['DELIVERED', 'cod', 'PAID', undefined],
  ['PENDING_PAYMENT', 'cod', 'PENDING', { text: 'NOT PAID: DO NOT PACK' }],
  ['PENDING', 'online', 'PAID', { text: 'PAID ONLINE' }],
  ['PENDING_PAYMENT', 'online', 'FAILED', { text: 'NOT PAID: DO NOT PACK' }],
  ['PROCESSING', 'online', 'PENDING', { text: 'NOT PAID: DO NOT PACK' }],
  ['PROCESSING', 'online', 'REFUNDED', { text: 'NOT PAID: DO NOT PACK' }],
  ['PENDING', 'offline', 'PAID', { text: 'PAID' }],
  ['PENDING_PAYMENT', 'offline', 'PENDING', { text: 'NOT PAID: DO NOT PACK' }],
  ['PROCESSING', 'offline', 'PENDING', { text: 'NOT PAID YET' }],
  ['PROCESSING', 'offline', 'REFUNDED', { text: 'NOT PAID: DO NOT PACK' }],
  ['CANCELLED', 'online', 'REFUNDED', { text: 'CANCELLED' }],
  ['CANCELLED', 'cod', 'PENDING', { text: 'CANCELLED' }],
] as const)('%s, %s, %s', (status, paymentMethod, paymentStatus, stamp) => {
  expect(slipStamp({ status, paymentMethod, paymentStatus, totalAmount: 186 })).toEqual(stamp);
});
