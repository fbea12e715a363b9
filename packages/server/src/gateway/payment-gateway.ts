import type { Paise } from '@mathappu/contract/money';
import { AppError } from '#server/platform/http/app-error.ts';

type GatewayOrder = { readonly gatewayOrderId: string; readonly amountPaise: Paise };

export type GatewayPayment = {
  readonly gatewayPaymentId: string;
  readonly gatewayOrderId: string;
  readonly state: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  readonly amountPaise: Paise;
  readonly currency: string;
};

/**
 * The calls of the payment provider's API that the shop needs. Each times out after 8 seconds.
 * @throws AppError gatewayFailed when the provider fails, times out or answers something unexpected
 */
export type PaymentGateway = {
  /** The public key for the payment dialog. */
  readonly keyId: string;
  readonly checkoutUrl: string;
  /** `receipt` is the order's number. A payment authorised after `expiresAt` is not captured. */
  createOrder(order: {
    amountPaise: Paise;
    receipt: string;
    expiresAt: Date;
  }): Promise<GatewayOrder>;
  listPayments(gatewayOrderId: string): Promise<GatewayPayment[]>;
  capture(payment: { gatewayPaymentId: string; amountPaise: Paise }): Promise<GatewayPayment>;
  /** Idempotent per key. */
  refund(refund: {
    gatewayPaymentId: string;
    amountPaise: Paise;
    idempotencyKey: string;
    reason: string;
  }): Promise<{ gatewayRefundId: string }>;
  /** Whether the signature of a checkout callback is valid; compared in constant time. */
  isPaymentSignature(parts: {
    gatewayOrderId: string;
    gatewayPaymentId: string;
    signature: string;
  }): boolean;
  /** Whether the raw body is signed with the current or the previous webhook secret. */
  isWebhookSignature(rawBody: Buffer, signature: string): boolean;
};

/** @throws AppError paymentUnavailable when online payment is not configured */
export function getGateway({
  payments,
}: {
  readonly payments: PaymentGateway | undefined;
}): PaymentGateway {
  if (!payments) throw new AppError('paymentUnavailable');
  return payments;
}
