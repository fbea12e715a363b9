import { expect, test } from 'vitest';
import { priceSale, randomSale } from './compare-prices.ts';

test('browser, server, invoice and gateway charge the same for 5,000 random sales', async () => {
  const extremes = [1, 2, 99_999_999].flatMap((pricePaise) =>
    [0, 1, 5_000, 9_999, 10_000].map((discountBp) => ({ pricePaise, discountBp, quantity: 999 })),
  );
  const sales = [...extremes, ...Array.from({ length: 5_000 }, randomSale)];
  for (const sale of sales) {
    const amounts = await priceSale(sale);
    expect(new Set(Object.values(amounts)).size, JSON.stringify({ sale, amounts })).toBe(1);
  }
});
