import { expect, test } from 'vitest';
import { type CallName, fillPath } from './calls.ts';
import { type ArgumentOf, allCalls, type InputOf } from './endpoint.ts';
import { type Endpoints, endpoints } from './endpoints.ts';

const call = <Name extends CallName>(
  name: Name,
  ...[input]: ArgumentOf<InputOf<Endpoints[Name]>>
) => fillPath(allCalls[name][1], input?.params);

test('each call has one endpoint, under its own name', () => {
  expect(endpoints.map(({ name }) => name).sort()).toEqual(Object.keys(allCalls).sort());
});

test('an endpoint takes its method, path and access from the table', () => {
  for (const { name, method, path, access } of endpoints) {
    expect([method, path, access]).toEqual(allCalls[name].slice(0, 3));
  }
});

test('what a call needs cannot be left out', () => {
  const productId = '0198f3a0-0000-7000-8000-000000000001';
  expect(call('deleteProduct', { params: { productId } })).toBe(`/api/v1/product/${productId}`);
  call('getCart');
  call('listProducts', { body: {} });
  // @ts-expect-error the product's id is missing
  call('deleteProduct');
  // @ts-expect-error it belongs to the parameters
  call('deleteProduct', { body: { productId } });
  // @ts-expect-error a body is missing
  call('sendMessage', {});
});
