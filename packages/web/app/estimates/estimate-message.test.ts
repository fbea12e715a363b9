import { expect, test } from 'vitest';
import { whatsAppAddress } from '#web/shop-details/shop-details.ts';
import { estimateMessage } from './estimate-message.ts';

const quote = {
  number: 'EQ-7K4Q-92XD',
  lines: Array(34).fill({}),
  totals: { subtotal: 6_420, adjustments: [], total: 6_420 },
  validUntil: '2026-11-28',
};
const link = 'https://shop.test/cart?estimate=0123456789ABCDEFGHJKMNPQRS';

test('the message names number, goods, sum and day before the link', () => {
  expect(estimateMessage(quote, { shop: 'Sivakasi Lights', link })).toBe(
    `Sivakasi Lights: estimate EQ-7K4Q-92XD, 34 products, ₹6,420.00 without delivery. Prices held until 28 Nov 2026. ${link}`,
  );
});

test('the longest name and address leave it below 600 characters', () => {
  const long = { shop: 'ம'.repeat(60), link: link.replace('shop', 's'.repeat(250)) };
  const total = 99_99_99_999.99;
  const text = estimateMessage({ ...quote, totals: { ...quote.totals, total } }, long);
  expect(text.length).toBeLessThanOrEqual(600);
});

test('edge 28: an ampersand, quotes, Tamil and an emoji arrive as they are', () => {
  const shop = `Rani & Sons "Best" 'பட்டாசு' 🎆 =HYPERLINK("x") {total} #1`;
  const text = estimateMessage(quote, { shop, link });
  expect(text.startsWith(`${shop}: estimate`)).toBe(true);
  for (const number of ['', '919876543210']) {
    const address = new URL(whatsAppAddress(text, number));
    expect([address.origin, address.pathname]).toEqual(['https://wa.me', `/${number}`]);
    expect(address.searchParams.get('text')).toBe(text);
    expect(address.hash).toBe('');
  }
});
