import type { Order } from '@mathappu/contract/orders';
import { useEffect, useState } from 'react';

const second = 1000;

/** An order as it was read, and when, by this device's clock. */
export type ReadOrder = { readonly order: Order; readonly readAt: number };

/**
 * A countdown: whole seconds until the order's hold ends, never below 0. This device's clock only
 * measures the time since the answer, because it may be wrong.
 */
export function useRemaining({ order, readAt }: ReadOrder): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  return remainingSeconds(order.payableSeconds ?? 0, Math.max(0, now - readAt));
}

export const remainingSeconds = (secondsThen: number, elapsedMs: number): number =>
  Math.max(0, Math.ceil(secondsThen - elapsedMs / second));

/** 19:05 */
export function formatRemaining(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
