import { expect, test } from 'vitest';
import { priceSale, randomSale } from './compare-prices.ts';

test('browser, server, invoice, print, mail and gateway charge the same for 10,000 random carts and settings', async () => {
  const extremes = [1, 2, 99_999_999].flatMap((pricePaise) =>
    [0, 1, 10_000, 9_999, 10_000].map((discountBp) => ({
      ...{ pricePaise, discountBp, quantity: 999, packingPercent: 9.99 },
      delivery: { kind: 'fixed' as const, charge: 99_999.99, freeFrom: 1_000_000 },
    })),
  );
  const sales = [...extremes, ...Array.from({ length: 10_000 }, randomSale)];
  for (const sale of sales) {
    const amounts = await priceSale(sale);
    expect(new Set(Object.values(amounts)).size, JSON.stringify({ sale, amounts })).toBe(1);
  }
});
