import type { RazorpayCheckout } from '@mathappu/contract/checkout';
import { paymentReasonMaxLength } from '@mathappu/contract/limits';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { showToast } from '#web/toasts/toast.ts';
import { locale } from '#words/language';
import * as words from '#words/payments';
import {
  loadCheckoutScript,
  type RazorpayCallback,
  type RazorpayDialog,
  type RazorpayOptions,
} from './load-checkout-script.ts';

/** As the provider names them: https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/ */
const languages: Readonly<Record<string, string>> = { 'en-IN': 'en', 'ta-IN': 'tam' };

type Payer = Pick<RazorpayOptions, 'name' | 'prefill'>;

/**
 * Opens the payment dialog and resolves to the callback of a payment, which is to be verified; to
 * undefined when nothing was paid. A failure shows its toast; the order then stays open for another
 * attempt until its hold ends.
 */
export async function payOnline(
  checkout: RazorpayCheckout,
  payer: Payer,
  isHere: () => boolean,
): Promise<RazorpayCallback | undefined> {
  const Razorpay = await loadCheckoutScript(checkout.checkoutUrl).catch(() => undefined);
  if (!isHere()) return undefined;
  if (!Razorpay) {
    showToast({ kind: 'error', text: words.sdkFailed });
    return undefined;
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
      config: { display: { language: languages[locale] } },
    });
    dialog.on('payment.failed', ({ error }) => {
      showToast({ kind: 'error', text: words.failed });
      report(orderId, error?.description);
    });
    dialog.open();
  });
  if (callback) return callback;
  showToast({ kind: 'warning', text: words.closed });
  await report(checkout.orderId, 'Payment closed by user');
  return undefined;
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
