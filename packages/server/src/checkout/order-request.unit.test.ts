import { createHash } from 'node:crypto';
import type { OrderRequest } from '@mathappu/contract/checkout';
import { expect, test } from 'vitest';
import { parseOrderRequest } from './parse-order-request.ts';

const [one, two, home] = [
  '01990000-0000-7000-8000-00000000000a',
  '01990000-0000-7000-8000-00000000000b',
  '01990000-0000-7000-8000-00000000000c',
];

const request: OrderRequest = {
  product_details: [
    { productId: one, quantity: 2, name: 'Rocket', price: 10.5, discount: 2.25 },
    { productId: two, quantity: 1 },
  ],
  delivery_address: home,
  totalAmt: 31.5,
  subTotalAmt: 31.5,
};

test('a request is the same however its lines are written', () => {
  const parsed = parseOrderRequest(request, 'cod');
  const rewritten = parseOrderRequest(
    {
      ...request,
      product_details: [
        { productId: two.toUpperCase(), quantity: 1, name: 'Another name' },
        { productId: one, quantity: 1 },
        { productId: one, quantity: 1, image: ['/x.webp'] },
      ],
    },
    'cod',
  );
  expect(rewritten.hash).toBe(parsed.hash);
});

test.each([
  ['another quantity', { ...request, product_details: [{ productId: one, quantity: 3 }] }, 'cod'],
  ['another address', { ...request, delivery_address: two }, 'cod'],
  ['another total', { ...request, totalAmt: 31.51 }, 'cod'],
  ['another subtotal', { ...request, subTotalAmt: 31.51 }, 'cod'],
  ['another payment', request, 'online'],
] as const)('%s is another request', (_what, changed, method) => {
  expect(parseOrderRequest(changed as OrderRequest, method).hash).not.toBe(
    parseOrderRequest(request, 'cod').hash,
  );
});

test('its hash is of the fields that were hashed before, so that a request may be repeated across a deploy', () => {
  const hashed =
    `{"paymentMethod":"cod","addressId":"${home}","lines":[{"productId":"${one}","quantity":2},` +
    `{"productId":"${two}","quantity":1}],"totalPaise":3150,"subTotalPaise":3150}`;
  const { hash } = parseOrderRequest(request, 'cod');
  expect(hash).toBe(createHash('sha256').update(hashed).digest('hex'));
});

test('shown prices are read in paise and basis points', () => {
  const { shownPrices, totalPaise } = parseOrderRequest(request, 'cod');
  expect(totalPaise).toBe(3_150);
  expect([...shownPrices]).toEqual([[one, { pricePaise: 1_050, discountBp: 225 }]]);
});
