import { expect, test } from 'vitest';
import { neighbourStates } from '../places/states.ts';
import { writtenDelivery } from './delivery-part.ts';
import { smallestMinimum } from './delivery-terms.ts';

const free = { kind: 'free', charge: 0, freeFrom: null } as const;
const rows = neighbourStates.map((state) => ({ state, isServed: false, kind: 'free' as const }));
const written = (kerala: object) =>
  writtenDelivery.safeParse({
    ...{ terms: free, districts: [], depots: [] },
    states: rows.map((row) => (row.state === 'Kerala' ? { ...row, ...kerala } : row)),
  });

test('a charge is asked for of a state that is served, and of no other', () => {
  const fixed = { kind: 'fixed', charge: null };
  expect(written({ ...fixed, isServed: true }).error?.issues).toMatchObject([
    { path: ['states', 0, 'charge'] },
  ]);
  expect(written({ ...fixed, isServed: false }).success).toBe(true);
});

test('the smallest order of anywhere is that of a state that is served, or the shop’s', () => {
  const kerala = { state: 'Kerala', kind: 'free', minimum: 300 } as const;
  expect(smallestMinimum({ states: [{ ...kerala, isServed: true }] }, 500)).toBe(300);
  expect(smallestMinimum({ states: [{ ...kerala, isServed: false }] }, 500)).toBe(500);
  expect(smallestMinimum({ states: [{ ...kerala, isServed: true, minimum: 900 }] }, 500)).toBe(500);
  expect(smallestMinimum({ states: [] }, 500)).toBe(500);
});
