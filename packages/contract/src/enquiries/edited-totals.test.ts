import { expect, test } from 'vitest';
import { editedTotals } from './edited-totals.ts';

const was = [
  { kind: 'packing', label: '2.5%' },
  { kind: 'delivery', label: '' },
] as const;

test('packing keeps its percent, freight to pay costs nothing, a discount of 0 has no row', () => {
  const discount = { label: '', amountPaise: 0 };
  const toPay = { kind: 'to_pay', charge: 80 } as const;
  expect(editedTotals(10_000, was, { delivery: toPay, discount })).toEqual({
    subtotalPaise: 10_000,
    adjustments: [
      { kind: 'packing', label: '2.5%', amountPaise: 250 },
      { kind: 'delivery', label: '', amountPaise: 0 },
    ],
    totalPaise: 10_250,
  });
  const fixed = { kind: 'fixed', charge: 80 } as const;
  const given = { label: 'Temple', amountPaise: 1_000 };
  expect(editedTotals(10_000, [], { delivery: fixed, discount: given }).totalPaise).toBe(17_000);
});
