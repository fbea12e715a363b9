import { expect, test } from 'vitest';
import { listAuditChanges } from './audit-changes.ts';

test('a change is told field by field, in rupees, without what stayed the same', () => {
  expect(
    listAuditChanges({
      before: { paymentStatus: 'PENDING_PAYMENT', receivedPaise: 0, name: 'Fountain', note: '' },
      after: { paymentStatus: 'REFUNDED', receivedPaise: 19_950, name: 'Fountain', note: 'CASH' },
    }),
  ).toEqual([
    { field: 'payment status', before: 'pending payment', after: 'refunded' },
    { field: 'received', before: '₹0.00', after: '₹199.50' },
    { field: 'note', before: undefined, after: 'CASH' },
  ]);
});

test('what is made has no before, what is deleted no after, and a list is one value', () => {
  expect(listAuditChanges({ before: null, after: { stock: 3 } })).toEqual([
    { field: 'stock', before: undefined, after: '3' },
  ]);
  expect(listAuditChanges({ before: { stock: 3 }, after: null })).toEqual([
    { field: 'stock', before: '3', after: '–' },
  ]);
  expect(listAuditChanges({ before: ['a'], after: ['b', 'a'] })).toEqual([
    { field: 'value', before: '["a"]', after: '["b","a"]' },
  ]);
});
