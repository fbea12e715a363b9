export type RazorpayCallback = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};

export type RazorpayOptions = {
  key: string;
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  prefill: { name: string; email: string; contact: string };
  handler: (callback: RazorpayCallback) => void;
  modal: { ondismiss: () => void };
  config: { display: { language: string | undefined } };
};

type RazorpayFailure = { error?: { description?: string } };

export type RazorpayDialog = {
  open(): void;
  on(event: 'payment.failed', listener: (failure: RazorpayFailure) => void): void;
};

type RazorpayConstructor = new (options: RazorpayOptions) => RazorpayDialog;

declare global {
  interface Window {
    Razorpay?: RazorpayConstructor;
  }
}

/** Loads the payment provider's script on first use. Rejects when it cannot be loaded. */
export function loadCheckoutScript(url: string): Promise<RazorpayConstructor> {
  if (window.Razorpay) return Promise.resolve(window.Razorpay);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    function fail() {
      script.remove();
      reject(new Error(`no checkout script at ${url}`));
    }
    script.src = url;
    script.onerror = fail;
    script.onload = () => (window.Razorpay ? resolve(window.Razorpay) : fail());
    document.head.append(script);
  });
}
