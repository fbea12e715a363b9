import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { Report } from '@mathappu/contract/reports/report';
import { expect, test } from 'vitest';
import { reportedRefund } from './reported-refund.ts';

const products = [
  { productId: 'a', name: 'Siren Fountain', quantity: 3, total: 100, refundedQuantity: 0 },
  { productId: 'b', name: 'Rocket', quantity: 2, total: 50, refundedQuantity: 1 },
  { productId: 'c', name: 'Atom', quantity: 1, total: 20, refundedQuantity: 0 },
] as AdminOrder['products'];

const sold = { subtotalPaise: 0, adjustments: [], refundedPaise: 0 };
const of = (...lines: Report['lines']) => reportedRefund({ products }, { lines }, sold);

test('what is given back are the reported pieces at what was paid for them, to the paisa', () => {
  const damaged = { productId: 'a', quantity: 1, what: 'damaged' } as const;
  const missing = { productId: 'a', quantity: 1, what: 'missing' } as const;
  expect(of(damaged)).toEqual({ pieces: ['1', '', ''], sum: 33.33 });
  expect(of(damaged, missing)).toEqual({ pieces: ['2', '', ''], sum: 66.67 });
  expect(of({ ...damaged, quantity: 3 })).toEqual({ pieces: ['3', '', ''], sum: 100 });
});

test('edge 49: pieces that were given back already are not given back again', () => {
  const both = of(
    { productId: 'c', quantity: 1, what: 'wrong' },
    { productId: 'b', quantity: 2, what: 'missing' },
  );
  expect(both).toEqual({ pieces: ['', '1', '1'], sum: 45 });
});
