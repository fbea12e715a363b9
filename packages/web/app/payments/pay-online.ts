import type { RazorpayCheckout } from '@mathappu/contract/checkout';
import { paymentReasonMaxLength } from '@mathappu/contract/limits';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { showToast } from '#web/toasts/toast.ts';
import {
  loadCheckoutScript,
  type RazorpayCallback,
  type RazorpayDialog,
  type RazorpayOptions,
} from './load-checkout-script.ts';

type Payer = Pick<RazorpayOptions, 'name' | 'prefill'>;

const retryMs = 5_000;

/**
 * `confirming`: paid, and the payment provider has yet to confirm it. `differs`: another amount was
 * paid, of which the order's page tells.
 */
type PaymentOutcome = 'paid' | 'confirming' | 'differs' | 'unpaid';

/**
 * Opens the payment dialog and resolves to what came of it. A failure shows its
 * toast; the order then stays open for another attempt until its hold ends.
 */
export async function payOnline(checkout: RazorpayCheckout, payer: Payer): Promise<PaymentOutcome> {
  const Razorpay = await loadCheckoutScript(checkout.checkoutUrl).catch(() => undefined);
  if (!Razorpay) {
    showToast({ kind: 'error', text: 'Failed to load the payment SDK' });
    return 'unpaid';
  }
  const callback = await new Promise<RazorpayCallback | undefined>((resolve) => {
    const { key, amount, currency, orderId } = checkout;
    const dialog: RazorpayDialog = new Razorpay({
      ...payer,
      key,
      amount,
      currency,
      order_id: orderId,
      handler: resolve,
      modal: { ondismiss: () => resolve(undefined) },
    });
    dialog.on('payment.failed', ({ error }) => {
      showToast({ kind: 'error', text: 'Payment failed' });
      report(orderId, error?.description);
    });
    dialog.open();
  });
  if (callback) return verify(callback);
  showToast({ kind: 'warning', text: 'Payment closed by user' });
  await report(checkout.orderId, 'Payment closed by user');
  return 'unpaid';
}

/** Retries while there is no network: an order that has been paid is not called unpaid. */
async function verify(callback: RazorpayCallback): Promise<PaymentOutcome> {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = callback;
  try {
    const { data } = await call('verifyPayment', {
      body: { razorpay_order_id, razorpay_payment_id, razorpay_signature },
      failureText: 'Payment verification failed',
      toast: false,
    });
    return data.isConfirmed ? 'paid' : 'confirming';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === 'paymentDiffers') return 'differs';
    if (error.code !== 'noAnswer') {
      showToast({ kind: 'error', text: error.message });
      return 'unpaid';
    }
  }
  showToast({ kind: 'warning', text: 'No network: your payment is still to be confirmed' });
  await backOnline();
  return verify(callback);
}

function backOnline(): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, retryMs);
  });
}

/** A hint only: the shop takes the state of a payment from the provider. */
async function report(razorpay_order_id: string, reason?: string): Promise<void> {
  const body = { razorpay_order_id, reason: reason?.slice(0, paymentReasonMaxLength) };
  try {
    await call('reportPaymentFailed', { body, toast: false });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
