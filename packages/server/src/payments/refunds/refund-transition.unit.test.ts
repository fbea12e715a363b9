import { expect, test } from 'vitest';
import { permutations } from '#test/permutations.ts';
import { nextRefundState, paymentStatusAfterRefund, planCuts } from './refund-transition.ts';

type State = ReturnType<typeof nextRefundState>;

const lastOf = (outcomes: readonly ('pending' | 'processed' | 'failed')[]): State => {
  let stored: { state: State; gatewayRefundId: string } | undefined;
  for (const outcome of outcomes) {
    stored = { state: nextRefundState(stored, outcome), gatewayRefundId: 'rfnd_1' };
  }
  return stored?.state ?? 'requested';
};

test('in whatever order and however often its reports come, a refund ends in the same state', () => {
  for (const order of permutations(['pending', 'processed', 'pending', 'processed'] as const)) {
    expect(lastOf(order)).toBe('processed');
  }
  for (const order of permutations(['pending', 'failed', 'processed', 'failed'] as const)) {
    expect(lastOf(order)).toBe('failed');
  }
});

test('a refund that the provider turns out to have is no longer failed for want of attempts', () => {
  const exhausted = { state: 'failed', gatewayRefundId: null } as const;
  expect(nextRefundState(exhausted, 'pending')).toBe('accepted');
  expect(nextRefundState(exhausted, 'processed')).toBe('processed');
});

test('requested refunds make room for one that was made, the newest first', () => {
  const requested = [
    { id: 'old', amountPaise: 60 },
    { id: 'new', amountPaise: 40 },
  ];
  expect(planCuts(requested, -5)).toEqual([]);
  expect(planCuts(requested, 0)).toEqual([]);
  expect(planCuts(requested, 15)).toEqual([{ id: 'new', amountPaise: 25 }]);
  expect(planCuts(requested, 55)).toEqual([
    { id: 'new', amountPaise: 0 },
    { id: 'old', amountPaise: 45 },
  ]);
  expect(planCuts(requested, 101)).toBeUndefined();
});

test('an order is refunded when all of the payment that pays it is, and only then', () => {
  const paid = { status: 'PENDING', paymentStatus: 'PAID' } as const;
  const paidAmounts = { amountPaise: 500, changedPaise: 0 };
  const settling = { ...paidAmounts, isSettling: true, state: 'captured' };
  const second = { ...paidAmounts, isSettling: false, state: 'refunded' };
  expect(paymentStatusAfterRefund(paid, [settling, second])).toBe('PAID');
  expect(paymentStatusAfterRefund(paid, [{ ...settling, state: 'refunded' }])).toBe('REFUNDED');
  // It was changed to ₹0, which is what it costs.
  const freed = { ...settling, state: 'refunded', changedPaise: 500 };
  expect(paymentStatusAfterRefund(paid, [freed])).toBe('PAID');
  // A refund that was processed has failed after all.
  expect(paymentStatusAfterRefund({ ...paid, paymentStatus: 'REFUNDED' }, [settling])).toBe('PAID');
});

test('without a payment that pays it, a cancelled order is refunded by a late one, an open one is not', () => {
  const late = { isSettling: false, state: 'refunded', amountPaise: 500, changedPaise: 0 };
  const open = { status: 'PENDING_PAYMENT', paymentStatus: 'FAILED' } as const;
  expect(paymentStatusAfterRefund(open, [late])).toBe('FAILED');
  expect(paymentStatusAfterRefund({ ...open, status: 'CANCELLED' }, [late])).toBe('REFUNDED');
  const refunded = { status: 'CANCELLED', paymentStatus: 'REFUNDED' } as const;
  expect(paymentStatusAfterRefund(refunded, [{ ...late, state: 'captured' }])).toBe('FAILED');
});
