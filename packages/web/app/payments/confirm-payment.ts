import { beingConfirmedText } from '@mathappu/contract/orders/order-words';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { getQueryClient } from '#web/api/query-client.ts';
import { readAnew } from '#web/api/read-again.ts';
import { showToast } from '#web/toasts/toast.ts';
import * as words from '#words/payments';
import type { RazorpayCallback } from './load-checkout-script.ts';
import { setUnconfirmedPayment, unconfirmedPayment } from './unconfirmed-payment.ts';

/**
 * `confirming`: paid, and the payment provider has yet to confirm it. `differs`: another amount was
 * paid, of which the order's page tells. `refused`: the shop says that this payment pays nothing.
 */
type PaymentOutcome = 'paid' | 'confirming' | 'differs' | 'refused';

/** A screen that shows what came of the payment; returns whether it did. */
type Screen = (orderId: string, outcome: Exclude<PaymentOutcome, 'refused'>) => boolean;

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

let running: Promise<void> | undefined;
let screen: Screen | undefined;

/** Hands the outcome to a screen that is open then. Returns the function that stops that. */
export function receiveOutcome(next: Screen): () => void {
  screen = next;
  return () => {
    if (screen === next) screen = undefined;
  };
}

/**
 * Verifies the unconfirmed payment until the shop has said yes or no. Whatever is neither, as an
 * overload or a broken line, leaves it unconfirmed and is followed by another attempt.
 */
export function confirmPayment(): Promise<void> {
  running ??= verifyUntilKnown().finally(() => {
    running = undefined;
  });
  return running;
}

async function verifyUntilKnown(): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const payment = unconfirmedPayment();
    if (!payment) return;
    const outcome = await verify(payment.callback);
    if (outcome) return finish(payment.orderId, outcome);
    if (attempt === 0) showToast({ kind: 'success', text: beingConfirmedText });
    await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** attempt));
  }
}

/** Undefined while the answer is open. */
async function verify(callback: RazorpayCallback): Promise<PaymentOutcome | undefined> {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = callback;
  try {
    const { data } = await call('verifyPayment', {
      body: { razorpay_order_id, razorpay_payment_id, razorpay_signature },
      failureText: words.verificationFailed,
      toast: false,
    });
    return data.isConfirmed ? 'paid' : 'confirming';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === 'paymentDiffers') return 'differs';
    if (error.isUndecided) return undefined;
    showToast({ kind: 'error', text: error.message });
    return 'refused';
  }
}

async function finish(orderId: string, outcome: PaymentOutcome): Promise<void> {
  // Read before the payment was known, the order still waits for it there; until now the payment hid that.
  const forgotten = readAnew(getQueryClient(), ['getMyOrder', 'listMyOrders']);
  if (outcome !== 'refused' && !screen?.(orderId, outcome)) showToast(toasts[outcome]);
  await forgotten;
  setUnconfirmedPayment(undefined);
}

const toasts = {
  paid: { kind: 'success', text: words.paid },
  confirming: { kind: 'success', text: beingConfirmedText },
  differs: { kind: 'warning', text: words.differs },
} as const;

/** Ends early when the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    }
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}
