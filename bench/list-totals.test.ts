import type { Product } from '@mathappu/contract/catalogue';
import { toHundredths, toRupees } from '@mathappu/contract/money';
import { makeTotals } from '@mathappu/contract/orders/totals';
import { expect, test } from 'vitest';
import { priceCart } from '#packages/server/src/cart/price-cart.ts';
import type { SellableProduct } from '#packages/server/src/catalogue/stock-queries.ts';
import { seededRandom } from '#packages/server/test/seeded-random.ts';
import { sumLines, toCartLine } from '#packages/web/app/cart/cart-line.ts';
import { totalCart } from '#packages/web/app/cart/cart-totals.ts';

const random = seededRandom(3);
const makers = {
  pricePaise: () => 1 + random.below(random.is(10) ? 10_000_000 : 500_000),
  discountBp: () => (random.is(40) ? 0 : random.below(10_001)),
};

/** A product as the browser has it from a call, and as the server prices it. */
function product(place: number) {
  const pricePaise = makers.pricePaise();
  const discountBp = makers.discountBp();
  const id = `product ${place}`;
  const sold = { id, pricePaise, discountBp, stock: 999 } as SellableProduct;
  const shown = {
    _id: id,
    price: toRupees(pricePaise),
    discount: discountBp / 100,
    stock: 999,
  } as Product;
  return { sold, shown };
}

test('1,000 random lists: the total of the sheet is the total of the server', () => {
  const products = Array.from({ length: 300 }, (_, place) => product(place));
  for (let round = 0; round < 1_000; round += 1) {
    const lines = random
      .shuffle(products)
      .slice(0, 1 + random.below(100))
      .map((chosen) => ({ ...chosen, quantity: 1 + random.below(random.is(50) ? 12 : 999) }));
    const packingPercent = random.below(1_001) / 100;
    const charge = random.below(50_001) / 100;
    const terms = { kind: 'fixed', charge, freeFrom: random.is(50) ? 3_000 : null } as const;

    const requested = lines.map(({ sold, quantity }) => ({ productId: sold.id, quantity }));
    const { totalPaise: goods } = priceCart(
      lines.map(({ sold }) => sold),
      requested,
    );
    const ofServer = makeTotals(goods, { packingPercent, delivery: terms });

    const { subtotalPaise } = sumLines(
      lines.map(({ shown, quantity }) =>
        toCartLine({ _id: shown._id, quantity, productId: shown }),
      ),
    );
    const ofSheet = totalCart(
      { subtotalPaise, lines: [] },
      {
        packingPercent,
        minimumOrder: 0,
        delivery: { terms, districts: [], states: [] },
        depots: [],
        season: { isOpen: true, lastOrderOn: null, daysLeft: null, notice: '' },
      },
      {},
    );
    expect([subtotalPaise, ofSheet.totalPaise]).toEqual([goods, ofServer.totalPaise]);
    expect(toHundredths(ofSheet.totals.total)).toBe(ofServer.totalPaise);
  }
});
