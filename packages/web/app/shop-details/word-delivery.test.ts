import type { ShopDetails } from '@mathappu/contract/settings';
import { freeDelivery } from '@mathappu/contract/settings/delivery-terms';
import { expect, test } from 'vitest';
import { detailsForTests } from './details-for-tests.ts';
import {
  wordArea,
  wordDelivered,
  wordDeliveryPromise,
  wordDeliveryPromiseTo,
} from './word-delivery.ts';

type Terms = ShopDetails['delivery']['terms'];

const shopOf = (terms: Partial<Terms>, more: Partial<ShopDetails> = {}) =>
  detailsForTests({
    delivery: { terms: { ...freeDelivery, ...terms }, districts: [], states: [] },
    ...more,
  });

const depot = { _id: 'depotone', name: 'Depot', district: 'Salem', address: 'Bypass', phone: '' };

test('free delivery is promised as ever, and the terms need no sentence', () => {
  const shop = shopOf({});
  expect(wordDelivered(shop)).toBe('delivered free in Tamil Nadu');
  expect(wordDeliveryPromise(shop)).toBe('FREE delivery in Tamil Nadu');
  expect(wordDeliveryPromiseTo(shop)).toBe('FREE delivery to {pincode}');
});

test.each<[Partial<Terms>, string]>([
  [{ kind: 'fixed', charge: 150 }, 'Delivery in Tamil Nadu for ₹150.00'],
  [
    { kind: 'fixed', charge: 150, freeFrom: 3_000 },
    'Delivery in Tamil Nadu for ₹150.00, FREE for orders of ₹3,000.00 or more',
  ],
  [{ kind: 'to_pay' }, 'Delivery in Tamil Nadu, freight to pay on arrival'],
  [{ kind: 'none' }, 'No delivery at the moment'],
])('%o never reads as free: %s', (terms, promise) => {
  const shop = shopOf(terms);
  expect(wordDelivered(shop)).toBe('delivered in Tamil Nadu');
  expect(wordDeliveryPromise(shop)).toBe(promise);
  expect(wordDeliveryPromiseTo(shop)).toBeUndefined();
});

test('one district with other terms makes the promise depend on the district', () => {
  const salem = { district: 'Salem', kind: 'none' as const, charge: 0, freeFrom: null };
  const shop = shopOf(
    {},
    { delivery: { terms: { ...freeDelivery }, districts: [salem], states: [] } },
  );
  expect(wordDeliveryPromise(shop)).toBe(
    'Delivery in Tamil Nadu, on terms that depend on your district',
  );
});

test('where goods are only collected, it says so', () => {
  const collected = shopOf({ kind: 'none' }, { depots: [depot] });
  expect(wordDeliveryPromise(collected)).toBe('Orders are collected at our depots');
});

test('with other states served they are named wherever Tamil Nadu stood alone', () => {
  const kerala = { state: 'Kerala', isServed: true, kind: 'fixed', charge: 300 } as const;
  const puducherry = { state: 'Puducherry', isServed: true, kind: 'free', minimum: 5_000 } as const;
  const states = ['Tamil Nadu', 'Kerala', 'Puducherry'];
  const rules = { terms: { ...freeDelivery }, districts: [] };
  const shop = detailsForTests({ states, delivery: { ...rules, states: [kerala, puducherry] } });
  expect(wordArea(['Tamil Nadu'])).toBe('We deliver in Tamil Nadu only');
  expect(wordArea(states)).toBe('We deliver in Tamil Nadu, Kerala and Puducherry');
  expect(wordDelivered(shop)).toBe('delivered in Tamil Nadu, Kerala and Puducherry');
  expect(wordDeliveryPromise(shop)).toBe(
    'Delivery in Tamil Nadu, Kerala and Puducherry, on terms that depend on where it goes',
  );
  const free = detailsForTests({
    states: ['Tamil Nadu', 'Kerala'],
    delivery: { ...rules, states: [{ ...kerala, kind: 'free' }] },
  });
  expect(wordDelivered(free)).toBe('delivered free in Tamil Nadu and Kerala');
});
