import { expect, test } from 'vitest';
import type { Paise } from '../money.ts';
import { makeTotals, withDiscount } from '../orders/totals.ts';
import {
  chooseDiscount,
  type DiscountedLine,
  findNextStep,
  type PriceRule,
} from './choose-discount.ts';

const all = { categories: [], products: [], hasLimit: false } as const;
const percent = (name: string, minimumPaise: Paise, percentBp: number): PriceRule => ({
  ...{ _id: name, name, minimumPaise, percentBp, amountPaise: null },
  ...all,
});
const amount = (name: string, minimumPaise: Paise, amountPaise: Paise): PriceRule => ({
  ...{ _id: name, name, minimumPaise, percentBp: null, amountPaise },
  ...all,
});
const goods = (totalPaise: Paise, categoryId: string | null = null): DiscountedLine => ({
  productId: `${categoryId}${totalPaise}`,
  categoryId,
  totalPaise,
});
const slabs = [percent('2 %', 500_000, 200), percent('4 %', 700_000, 400)];

test.each([
  [499_999, undefined],
  [500_000, ['2 %', 10_000]],
  [699_999, ['2 %', 14_000]],
  [700_000, ['4 %', 28_000]],
])('slabs for goods of %i paise: %j', (paise, expected) => {
  const chosen = chooseDiscount([goods(paise)], slabs);
  expect(chosen && [chosen.rule.name, chosen.amountPaise]).toEqual(expected);
});

test('edge 21: an amount takes no more than the goods cost, and its row neither', () => {
  const chosen = chooseDiscount([goods(30_000)], [amount('₹500', 0, 50_000)]);
  expect(chosen?.amountPaise).toBe(30_000);
  const open = makeTotals(30_000, { packingPercent: 0, delivery: undefined });
  const row = withDiscount(open, { label: '₹500', amountPaise: chosen?.amountPaise ?? 0 });
  expect(row.totalPaise).toBe(0);
  expect(row.adjustments.map(({ kind }) => kind)).toEqual(['delivery', 'discount']);
});

test('of equals it is the one without a limit, then the older', () => {
  const limited = { ...percent('limited', 0, 500), hasLimit: true };
  const older = percent('older', 0, 500);
  const younger = percent('younger', 0, 500);
  expect(chooseDiscount([goods(10_000)], [limited, older, younger])?.rule.name).toBe('older');
  expect(chooseDiscount([goods(10_000)], [younger, limited, older])?.rule.name).toBe('younger');
  expect(chooseDiscount([goods(10_000)], [limited])?.rule.name).toBe('limited');
});

test('the next step is the nearest rule that would be the best one', () => {
  expect(findNextStep([goods(580_000)], slabs)).toMatchObject({
    rule: { name: '4 %' },
    missingPaise: 120_000,
  });
  expect(findNextStep([goods(700_000)], slabs)).toBeUndefined();
  // ₹100 off from ₹8,000 is less than 4 % of it.
  expect(
    findNextStep([goods(700_000)], [...slabs, amount('₹100', 800_000, 10_000)]),
  ).toBeUndefined();
  const boxes = { ...percent('boxes', 100_000, 500), categories: ['boxes'] };
  expect(findNextStep([goods(20_000, 'boxes'), goods(1_000)], [boxes])?.missingPaise).toBe(80_000);
  // Whoever wants none of its goods is not told how many are missing.
  expect(findNextStep([goods(20_000)], [boxes])).toBeUndefined();
});

/** Integers below `bound`, the same ones for a seed. */
function randomOf(seed: number) {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

test('10,000 random carts and sets of rules: the row is the best by brute force, never above its goods', () => {
  const below = randomOf(20_261_130);
  const categories = ['a', 'b', 'c'];
  for (let round = 0; round < 10_000; round += 1) {
    const lines = Array.from(
      { length: 1 + below(6) },
      (_, at): DiscountedLine => ({
        productId: `p${at}`,
        categoryId: categories[below(4)] ?? null,
        totalPaise: below(2_000_000),
      }),
    );
    const rules = Array.from({ length: below(6) }, (_, at): PriceRule => {
      const isPercent = below(2) === 0;
      return {
        ...{ _id: `r${at}`, name: `r${at}`, minimumPaise: below(3) === 0 ? 0 : below(2_500_000) },
        percentBp: isPercent ? 1 + below(9_000) : null,
        amountPaise: isPercent ? null : 1 + below(800_000),
        categories: below(3) === 0 ? categories.slice(0, 1 + below(2)) : [],
        products: below(4) === 0 ? [`p${below(6)}`] : [],
        hasLimit: below(3) === 0,
      };
    });
    const offers = rules.map((rule) => {
      const sum = lines
        .filter(
          (line) =>
            rule.categories.length + rule.products.length === 0 ||
            rule.products.some((id) => id === line.productId) ||
            rule.categories.some((id) => id === line.categoryId),
        )
        .reduce((before, line) => before + BigInt(line.totalPaise), 0n);
      const off =
        rule.percentBp === null
          ? BigInt(rule.amountPaise ?? 0)
          : (sum * BigInt(rule.percentBp) + 5_000n) / 10_000n;
      if (sum < BigInt(rule.minimumPaise)) return { rule, sum, off: 0n };
      return { rule, sum, off: off < sum ? off : sum };
    });
    const most = offers.reduce((best, { off }) => (off > best ? off : best), 0n);
    const equals = offers.filter(({ off }) => off === most && off > 0n);
    const expected = equals.find(({ rule }) => !rule.hasLimit) ?? equals[0];
    const chosen = chooseDiscount(lines, rules);
    expect(chosen?.rule.name).toBe(expected?.rule.name);
    expect(BigInt(chosen?.amountPaise ?? 0)).toBe(most);
    if (expected) expect(most <= expected.sum).toBe(true);
  }
});
