import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxPriceRupees } from './limits.ts';
import {
  hasAtMostTwoDecimals,
  lineTotalPaise,
  type PricedLine,
  subtotalOf,
  toHundredths,
  toRupees,
  unitPricePaise,
} from './money.ts';

const maxPricePaise = toHundredths(maxPriceRupees);
const price = fc.integer({ min: 0, max: maxPricePaise });
const discount = fc.integer({ min: 0, max: 10_000 });
const quantity = fc.integer({ min: 1, max: 999 });
const line = fc.record({ pricePaise: price, discountBp: discount, quantity });
const lines = fc.array(line, { minLength: 1, maxLength: 100 });

/** The rule in exact arithmetic: price × (100 % − discount), rounded half up to the paisa. */
function exactUnitPrice(pricePaise: number, discountBp: number): bigint {
  const numerator = BigInt(pricePaise) * BigInt(10_000 - discountBp);
  const whole = numerator / 10_000n;
  return numerator % 10_000n >= 5_000n ? whole + 1n : whole;
}

/** A line after a round trip to the browser as JSON, in rupees and percent. */
function throughTheEdge({ pricePaise, discountBp, quantity }: PricedLine): PricedLine {
  const json = JSON.stringify({ price: toRupees(pricePaise), discount: discountBp / 100 });
  const seen = JSON.parse(json) as { price: number; discount: number };
  return {
    pricePaise: toHundredths(seen.price),
    discountBp: toHundredths(seen.discount),
    quantity,
  };
}

test('rupees at the edge are the same paise again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (paise) => {
      expect(toHundredths(JSON.parse(JSON.stringify(toRupees(paise))) as number)).toBe(paise);
    }),
  );
});

test('two decimals are recognised, a third is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (paise) => {
      expect(hasAtMostTwoDecimals(Number(`${Math.floor(paise / 100)}.${paise % 100}`))).toBe(true);
      expect(hasAtMostTwoDecimals(toRupees(paise))).toBe(true);
      expect(hasAtMostTwoDecimals(toRupees(paise) + 0.001)).toBe(false);
    }),
  );
});

test('a unit price is exact and half a paisa goes up', () => {
  fc.assert(
    fc.property(price, discount, (pricePaise, discountBp) => {
      expect(BigInt(unitPricePaise(pricePaise, discountBp))).toBe(
        exactUnitPrice(pricePaise, discountBp),
      );
    }),
  );
  expect(unitPricePaise(1, 5_000)).toBe(1);
  expect(unitPricePaise(10_050, 1_050)).toBe(8_995);
  expect(unitPricePaise(maxPricePaise, 0)).toBe(maxPricePaise);
  expect(unitPricePaise(maxPricePaise, 10_000)).toBe(0);
});

test('browser, server and invoice charge the same', () => {
  fc.assert(
    fc.property(lines, (ordered) => {
      const server = subtotalOf(ordered);
      const browser = toHundredths(toRupees(subtotalOf(ordered.map(throughTheEdge))));
      const invoice = ordered
        .map((sold) => toHundredths(toRupees(lineTotalPaise(sold))))
        .reduce((sum, paise) => sum + paise, 0);
      expect(browser).toBe(server);
      expect(invoice).toBe(server);
      expect(Number.isSafeInteger(server)).toBe(true);
    }),
  );
});

test('a larger discount never costs more', () => {
  fc.assert(
    fc.property(price, discount, discount, (pricePaise, one, other) => {
      const [small, large] = one < other ? [one, other] : [other, one];
      expect(unitPricePaise(pricePaise, large)).toBeLessThanOrEqual(
        unitPricePaise(pricePaise, small),
      );
    }),
  );
});
