import type { ShopDetails } from '@mathappu/contract/settings';
import { freeDelivery } from '@mathappu/contract/settings/delivery-terms';
import { expect, test } from 'vitest';
import { detailsForTests } from './details-for-tests.ts';
import {
  wordDelivered,
  wordDeliveryPromise,
  wordDeliveryPromiseTo,
  wordDeliveryTerms,
} from './word-delivery.ts';

type Terms = ShopDetails['delivery']['terms'];

const shopOf = (terms: Partial<Terms>, more: Partial<ShopDetails> = {}) =>
  detailsForTests({ delivery: { terms: { ...freeDelivery, ...terms }, districts: [] }, ...more });

const depot = { _id: 'depotone', name: 'Depot', district: 'Salem', address: 'Bypass', phone: '' };

test('free delivery is promised as ever, and the terms need no sentence', () => {
  const shop = shopOf({});
  expect(wordDelivered(shop)).toBe('delivered free in Tamil Nadu');
  expect(wordDeliveryPromise(shop)).toBe('FREE delivery in Tamil Nadu');
  expect(wordDeliveryPromiseTo(shop)).toBe('FREE delivery to {pincode}');
  expect(wordDeliveryTerms(shop)).toBeUndefined();
});

test.each<[Partial<Terms>, string, string]>([
  [{ kind: 'fixed', charge: 150 }, 'Delivery in Tamil Nadu for ₹150.00', 'Delivery costs ₹150.00.'],
  [
    { kind: 'fixed', charge: 150, freeFrom: 3_000 },
    'Delivery in Tamil Nadu for ₹150.00, FREE for orders of ₹3,000.00 or more',
    'Delivery costs ₹150.00 and is free from ₹3,000.00 of goods.',
  ],
  [
    { kind: 'to_pay' },
    'Delivery in Tamil Nadu, freight to pay on arrival',
    'The freight is not part of our total: the lorry office asks for it when you collect the goods there.',
  ],
  [{ kind: 'none' }, 'No delivery at the moment', 'At the moment we deliver nothing.'],
])('%o never reads as free: %s', (terms, promise, sentence) => {
  const shop = shopOf(terms);
  expect(wordDelivered(shop)).toBe('delivered in Tamil Nadu');
  expect(wordDeliveryPromise(shop)).toBe(promise);
  expect(wordDeliveryPromiseTo(shop)).toBeUndefined();
  expect(wordDeliveryTerms(shop)).toContain(sentence);
});

test('one district with other terms makes the promise depend on the district', () => {
  const salem = { district: 'Salem', kind: 'none' as const, charge: 0, freeFrom: null };
  const shop = shopOf({}, { delivery: { terms: { ...freeDelivery }, districts: [salem] } });
  expect(wordDeliveryPromise(shop)).toBe(
    'Delivery in Tamil Nadu, on terms that depend on your district',
  );
  expect(wordDeliveryTerms(shop)).toContain('depends on your district');
});

test('the terms name packing and the minimum, and where goods are only collected', () => {
  expect(wordDeliveryTerms(shopOf({}, { packingPercent: 2.5, minimumOrder: 3_000 }))).toBe(
    'We deliver in Tamil Nadu only, to the pincodes of the districts offered on the address form. Delivery is free. For packing we charge 2.5% of the goods. The minimum order is ₹3,000.00 of goods.',
  );
  const collected = shopOf({ kind: 'none' }, { depots: [depot] });
  expect(wordDeliveryPromise(collected)).toBe('Orders are collected at our depots');
});
