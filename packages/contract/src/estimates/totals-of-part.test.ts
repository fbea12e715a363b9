import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineTotalPaise } from '../money.ts';
import { makeTotals, withDelivery } from '../orders/totals.ts';
import { discountOfPart, totalsOfPart } from './totals-of-part.ts';

const free = { kind: 'free', charge: 0, freeFrom: null } as const;
const fixed = { kind: 'fixed', charge: 150, freeFrom: 500 } as const;

const held = (subtotalPaise: number, packingPercent = 0, discountPaise?: number) =>
  makeTotals(subtotalPaise, {
    packingPercent,
    delivery: undefined,
    ...(discountPaise !== undefined && {
      discount: { label: 'Neighbour', amountPaise: discountPaise },
    }),
  });

test('desk edge 29: a discount of ₹500 on a list of which half is there is ₹250, rounded down, named as before', () => {
  expect(totalsOfPart(held(400_000, 0, 50_000), 200_000, free).adjustments).toEqual([
    { kind: 'delivery', label: '', amountPaise: 0 },
    { kind: 'discount', label: 'Neighbour', amountPaise: -25_000 },
  ]);
  expect(discountOfPart(held(300, 0, 100), 100)?.amountPaise).toBe(33);
  expect(discountOfPart(held(10_000_000_000_000, 0, 9_999_999_999_999), 9_999_999_999_999)).toEqual(
    {
      label: 'Neighbour',
      amountPaise: 9_999_999_999_998,
    },
  );
  expect(discountOfPart(held(400_000), 200_000)).toBeUndefined();
});

test('packing keeps its percent and is rounded half up; delivery is that of the terms', () => {
  const part = totalsOfPart(held(100_000, 2.5), 2_020, fixed);
  expect(part.adjustments).toEqual([
    { kind: 'packing', label: '2.5%', amountPaise: 51 },
    { kind: 'delivery', label: '', amountPaise: 15_000 },
  ]);
  expect(part.totalPaise).toBe(2_020 + 51 + 15_000);
});

const line = fc.record({
  pricePaise: fc.integer({ min: 1, max: 1_000_000 }),
  discountBp: fc.integer({ min: 0, max: 10_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  stock: fc.integer({ min: 0, max: 999 }),
});

test('1,000 random estimates and stocks: pieces at held prices and their rows, to the paisa', () => {
  const sumOf = (lines: { pricePaise: number; discountBp: number; quantity: number }[]) =>
    lines.reduce((sum, each) => sum + lineTotalPaise(each), 0);
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 40 }),
      fc.constantFrom(0, 2, 3.5, 10),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom(free, fixed),
      (lines, packingPercent, discountPercent, terms) => {
        const whole = sumOf(lines);
        const discountPaise = Math.floor((whole * discountPercent) / 100);
        const estimate = held(whole, packingPercent, discountPaise);
        const part = sumOf(
          lines.map((each) => ({ ...each, quantity: Math.min(each.quantity, each.stock) })),
        );
        const totals = totalsOfPart(estimate, part, terms);
        expect(totalsOfPart(estimate, whole, terms)).toEqual(withDelivery(estimate, terms));
        const amountOf = (wanted: string) =>
          Math.abs(totals.adjustments.find(({ kind }) => kind === wanted)?.amountPaise ?? 0);
        expect(totals.subtotalPaise).toBe(part);
        expect(amountOf('packing')).toBe(
          Math.floor((part * packingPercent * 100 + 5_000) / 10_000),
        );
        if (part < whole && discountPaise > 0) {
          expect(amountOf('discount')).toBe(
            Number((BigInt(discountPaise) * BigInt(part)) / BigInt(whole)),
          );
        }
        expect(totals.totalPaise).toBe(
          part + totals.adjustments.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
        );
      },
    ),
    { numRuns: 1_000 },
  );
});
