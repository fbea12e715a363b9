import { expect, test } from 'vitest';
import { maxOrderRupees } from '../limits.ts';
import { toHundredths } from '../money.ts';
import { deliveryState, neighbourStates } from '../places/states.ts';
import { placeOfSupply } from './place-of-supply.ts';
import { splitTax } from './tax-amounts.ts';

/** By hand: the place of a state, delivered or collected, of a private buyer and of a business. */
const places = [
  [deliveryState, '33', '33', '33', '33'],
  ['Kerala', '32', '32', '32', '33'],
  ['Karnataka', '29', '29', '29', '33'],
  ['Andhra Pradesh', '37', '37', '37', '33'],
  ['Telangana', '36', '36', '36', '33'],
  ['Puducherry', '34', '34', '34', '33'],
  ['', '33', '33', '33', '33'],
] as const;

const cases = places.flatMap(([state, delivered, collected, ofBusiness, collectedByBusiness]) => [
  { state, isCollected: false, isBusiness: false, place: delivered },
  { state, isCollected: true, isBusiness: false, place: collected },
  { state, isCollected: false, isBusiness: true, place: ofBusiness },
  { state, isCollected: true, isBusiness: true, place: collectedByBusiness },
]);

/** The same numbers in each run, small and large. */
function* totals(): Generator<number> {
  let seed = 1;
  for (let turn = 0; turn < 1_000; turn += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    yield 1 + (seed % (turn % 2 === 0 ? 300 : toHundredths(maxOrderRupees)));
  }
}

test.each(cases)(
  'state "$state", collected $isCollected, business $isBusiness: the taxes of $place, 1,000 totals to the paisa',
  ({ place, ...supply }) => {
    expect(placeOfSupply(supply)).toBe(place);
    for (const total of totals()) {
      const { totalPaise, taxablePaise, halfPaise, igstPaise } = splitTax(total, 1_800, place);
      const halves = Number((BigInt(total) * 18n * 10n) / 236n);
      const whole = Number((BigInt(total) * 18n * 10n) / 118n);
      // In tenths of a paisa; half up: the remainder of a division is dropped first.
      expect(halfPaise).toBe(place === '33' ? Math.floor((halves + 5) / 10) : 0);
      expect(igstPaise).toBe(place === '33' ? 0 : Math.floor((whole + 5) / 10));
      expect(taxablePaise + 2 * halfPaise + igstPaise).toBe(totalPaise);
      expect(totalPaise).toBe(total);
    }
  },
);

test('edge 29: a buyer of Kerala who collects in Sivakasi owes IGST, with a GSTIN CGST and SGST', () => {
  const kerala = { state: 'Kerala', isCollected: true };
  const taxes = [false, true].map((isBusiness) =>
    splitTax(11_800, 1_800, placeOfSupply({ ...kerala, isBusiness })),
  );
  expect(taxes).toEqual([
    { totalPaise: 11_800, taxablePaise: 10_000, halfPaise: 0, igstPaise: 1_800 },
    { totalPaise: 11_800, taxablePaise: 10_000, halfPaise: 900, igstPaise: 0 },
  ]);
});

test('every state that can be served has a place of its own', () => {
  const found = [deliveryState, ...neighbourStates].map((state) =>
    placeOfSupply({ state, isCollected: false, isBusiness: false }),
  );
  expect(new Set(found).size).toBe(6);
});
