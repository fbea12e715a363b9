import { expect, test } from 'vitest';
import { refundOfPieces } from './refund-of-pieces.ts';

const discountOf = (amountPaise: number) => ({
  adjustments: [{ kind: 'discount', label: '₹100', amountPaise: -amountPaise }] as const,
});

test('edge 26: pieces give back their shares of the row, the last take the rest, and all are what was paid', () => {
  const sold = { subtotalPaise: 30_001, ...discountOf(10_000) };
  const first = refundOfPieces(sold, { piecesPaise: 10_000, isLast: false, refundedPaise: 0 });
  const second = refundOfPieces(sold, { piecesPaise: 10_000, isLast: false, refundedPaise: first });
  // 10,000 × 10,000 / 30,001 = 3,333.22
  expect([first, second]).toEqual([6_667, 6_667]);
  const refundedPaise = first + second;
  const third = refundOfPieces(sold, { piecesPaise: 10_001, isLast: true, refundedPaise });
  expect(refundedPaise + third).toBe(20_001);
});

test('a share of half a paisa is rounded up', () => {
  const sold = { subtotalPaise: 200, ...discountOf(1) };
  const share = { piecesPaise: 100, isLast: false, refundedPaise: 0 };
  expect(refundOfPieces(sold, share)).toBe(99);
});

test('without a row pieces are refunded at their price', () => {
  const sold = { subtotalPaise: 300, adjustments: [] };
  const last = { piecesPaise: 100, isLast: true, refundedPaise: 150 };
  expect(refundOfPieces(sold, last)).toBe(100);
});
