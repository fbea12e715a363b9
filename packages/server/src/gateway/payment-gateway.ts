import type { Paise } from '@mathappu/contract/money';

type GatewayOrder = { readonly gatewayOrderId: string; readonly amountPaise: Paise };

export type GatewayPayment = {
  readonly gatewayPaymentId: string;
  readonly gatewayOrderId: string;
  readonly state: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  readonly amountPaise: Paise;
  readonly currency: string;
};

/**
 * The payment provider, as far as the shop needs it. Every call gives up after 8 seconds.
 * @throws AppError gatewayFailed when it does not answer or answers rubbish
 */
export type PaymentGateway = {
  /** Public key the browser's dialog needs. */
  readonly keyId: string;
  readonly checkoutUrl: string;
  /** `receipt` is our order number; unpaid gateway orders expire by themselves. */
  createOrder(order: {
    amountPaise: Paise;
    receipt: string;
    expiresAt: Date;
  }): Promise<GatewayOrder>;
  listPayments(gatewayOrderId: string): Promise<GatewayPayment[]>;
  capture(payment: { gatewayPaymentId: string; amountPaise: Paise }): Promise<GatewayPayment>;
  /** Asking twice with one key gives back once. */
  refund(refund: {
    gatewayPaymentId: string;
    amountPaise: Paise;
    idempotencyKey: string;
    reason: string;
  }): Promise<{ gatewayRefundId: string }>;
  /** True when the signature of the browser's handover fits; constant time. */
  isPaymentSignature(parts: {
    gatewayOrderId: string;
    gatewayPaymentId: string;
    signature: string;
  }): boolean;
  /** True when the raw body was signed with the current or the previous webhook secret. */
  isWebhookSignature(rawBody: Buffer, signature: string): boolean;
};
