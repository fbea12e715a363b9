import type { ShopDetails } from '@mathappu/contract/settings';
import { freeDelivery } from '@mathappu/contract/settings/delivery-terms';
import { expect, test } from 'vitest';
import { detailsForTests } from '#web/shop-details/details-for-tests.ts';
import { wordDeliveryTerms } from './word-delivery-terms.ts';

type Terms = ShopDetails['delivery']['terms'];

const shopOf = (terms: Partial<Terms>, more: Partial<ShopDetails> = {}) =>
  detailsForTests({
    delivery: { terms: { ...freeDelivery, ...terms }, districts: [], states: [] },
    ...more,
  });

test('free delivery within Tamil Nadu without a smallest order needs no sentence', () => {
  expect(wordDeliveryTerms(shopOf({}))).toBeUndefined();
});

test.each<[Partial<Terms>, string]>([
  [{ kind: 'fixed', charge: 150 }, 'Delivery costs ₹150.00.'],
  [
    { kind: 'fixed', charge: 150, freeFrom: 3_000 },
    'Delivery costs ₹150.00 and is free from ₹3,000.00 of goods.',
  ],
  [
    { kind: 'to_pay' },
    'The freight is not part of our total: the lorry office asks for it when you collect the goods there.',
  ],
  [{ kind: 'none' }, 'At the moment we deliver nothing.'],
])('%o: %s', (terms, sentence) => {
  expect(wordDeliveryTerms(shopOf(terms))).toContain(sentence);
});

test('one district with other terms makes the charge depend on the district', () => {
  const salem = { district: 'Salem', kind: 'none' as const, charge: 0, freeFrom: null };
  const delivery = { terms: { ...freeDelivery }, districts: [salem], states: [] };
  expect(wordDeliveryTerms(shopOf({}, { delivery }))).toContain('depends on your district');
});

test('packing and the minimum are named', () => {
  expect(wordDeliveryTerms(shopOf({}, { packingPercent: 2.5, minimumOrder: 3_000 }))).toBe(
    'We deliver in Tamil Nadu only, to the pincodes of the districts offered on the address form. Delivery is free. For packing we charge 2.5% of the goods. The minimum order is ₹3,000.00 of goods.',
  );
});

test('the states served are named, and a smallest order of their own', () => {
  const kerala = { state: 'Kerala', isServed: true, kind: 'fixed', charge: 300 } as const;
  const puducherry = { state: 'Puducherry', isServed: true, kind: 'free', minimum: 5_000 } as const;
  const rules = { terms: { ...freeDelivery }, districts: [] };
  const delivery = { ...rules, states: [kerala, puducherry] };
  const states = ['Tamil Nadu', 'Kerala', 'Puducherry'];
  expect(wordDeliveryTerms(detailsForTests({ states, delivery }))).toBe(
    'We deliver in Tamil Nadu, Kerala and Puducherry; in Tamil Nadu to the pincodes of the districts offered on the address form. What delivery costs depends on where it goes; the checkout says it before you order. To Puducherry the minimum order is ₹5,000.00 of goods.',
  );
  const free = { ...rules, states: [{ ...kerala, kind: 'free' as const }] };
  expect(
    wordDeliveryTerms(detailsForTests({ states: ['Tamil Nadu', 'Kerala'], delivery: free })),
  ).toContain('Delivery is free.');
});
