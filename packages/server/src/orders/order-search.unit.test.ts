import { orderNumbersOfSale } from '@mathappu/contract/orders/order-number';
import { expect, test } from 'vitest';
import { parseOrderSearch } from './order-search.ts';

const exactly = (paise: number) => ({ from: paise, to: paise });

test.each([
  ['815.38', [{ text: '815.38', amount: exactly(81_538) }]],
  ['815', [{ text: '815', amount: { from: 81_500, to: 81_599 } }]],
  ['815.3', [{ text: '815.3', amount: { from: 81_530, to: 81_539 } }]],
  ['₹1,234.50', [{ amount: exactly(123_450) }]],
  ['₹ 1,23,456', [{ amount: { from: 12_345_600, to: 12_345_699 } }]],
  ['Rs. 815.38 meena', [{ amount: exactly(81_538) }, { text: 'meena' }]],
  ['Rs.815', [{ amount: { from: 81_500, to: 81_599 } }]],
  ['1.234', [{ text: '1.234' }]],
  ['9'.repeat(100), [{ text: '9'.repeat(100) }]],
])('%s is an amount, unless it cannot be one', (search, terms) => {
  expect(parseOrderSearch(search)).toEqual(terms);
});

const ofSale = orderNumbersOfSale('MP-7K4Q-92XD');

test.each([
  ['mp-7k4q-92xd', [{ orderNumbers: ofSale }]],
  ['mp7k4q92xd', [{ orderNumbers: ofSale, text: 'mp7k4q92xd' }]],
  ['mp-7k4q-92xd-12', [{ orderNumbers: ['MP-7K4Q-92XD-12'] }]],
  ['7k4q92xd', [{ text: '7k4q92xd' }]],
  ['+91 98511-11', [{ text: '9851111', amount: undefined }]],
  ['(98511)', [{ text: '98511' }]],
  ['anna-maria', [{ text: 'anna-maria' }]],
  ['', []],
])('%s is the number of an order, a part of a phone number or a word', (search, terms) => {
  expect(parseOrderSearch(search)).toEqual(terms);
});
