import type { Paise } from '@mathappu/contract/money';
import { AppError } from '#server/platform/http/app-error.ts';

type GatewayOrder = { readonly gatewayOrderId: string; readonly amountPaise: Paise };

export type GatewayPayment = {
  readonly gatewayPaymentId: string;
  readonly gatewayOrderId: string;
  readonly state: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  readonly amountPaise: Paise;
  readonly currency: string;
  /** The refunded amount, including refunds that are not processed yet. */
  readonly refundedPaise: Paise;
};

export type GatewayRefund = {
  readonly gatewayRefundId: string;
  readonly gatewayPaymentId: string;
  readonly amountPaise: Paise;
  readonly outcome: 'pending' | 'processed' | 'failed';
  /** The provider's own word for it. */
  readonly providerStatus: string;
  /** The id of the shop's refund; undefined when it was made in the provider's dashboard. */
  readonly refundId: string | undefined;
};

/**
 * The calls of the payment provider's API that the shop needs. Each times out after 8 seconds, or
 * earlier by the signal given.
 * @throws AppError gatewayFailed when the provider fails, times out or answers something unexpected;
 * its cause is a GatewayRefusal when the provider refuses
 */
export type PaymentGateway = {
  /** The public key for the payment dialog. */
  readonly keyId: string;
  readonly checkoutUrl: string;
  /** `receipt` is the order's number. A payment authorised later than `openForMs` from now is not captured. */
  createOrder(order: {
    amountPaise: Paise;
    receipt: string;
    openForMs: number;
  }): Promise<GatewayOrder>;
  listPayments(gatewayOrderId: string, signal?: AbortSignal): Promise<GatewayPayment[]>;
  getPayment(gatewayPaymentId: string, signal?: AbortSignal): Promise<GatewayPayment>;
  /** The currency is INR unless given. */
  capture(
    payment: { gatewayPaymentId: string; amountPaise: Paise; currency?: string },
    signal?: AbortSignal,
  ): Promise<GatewayPayment>;
  /** The refunds of all payments made since then, which may be none. */
  listRefundsSince(since: Date): Promise<GatewayRefund[]>;
  /** The refunds of a payment, oldest first. */
  listRefunds(gatewayPaymentId: string, signal?: AbortSignal): Promise<GatewayRefund[]>;
  /** Idempotent per key. */
  refund(refund: {
    gatewayPaymentId: string;
    amountPaise: Paise;
    idempotencyKey: string;
    refundId: string;
    reason: string;
  }): Promise<GatewayRefund>;
  /** Whether the signature of a checkout callback is valid; compared in constant time. */
  isPaymentSignature(parts: {
    gatewayOrderId: string;
    gatewayPaymentId: string;
    signature: string;
  }): boolean;
  /** Whether the raw body is signed with the current or the previous webhook secret. */
  isWebhookSignature(rawBody: Buffer, signature: string): boolean;
};

/**
 * Why a call failed: the provider gave no usable answer, refused the shop's keys, does not know the
 * id under them, or refused this one call.
 */
export type GatewayFailure = 'silent' | 'keysRefused' | 'unknownId' | 'callRefused';

/** A request that the provider understood and refused; `message` is in the provider's words. */
export class GatewayRefusal extends Error {
  readonly failure: GatewayFailure;
  constructor(failure: GatewayFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** Undefined for an error that is not the provider's. */
export function gatewayFailureOf(error: unknown): GatewayFailure | undefined {
  if (!(error instanceof AppError) || error.code !== 'gatewayFailed') return undefined;
  return gatewayRefusalOf(error)?.failure ?? 'silent';
}

/** Undefined unless the provider understood the call and refused it. */
export function gatewayRefusalOf(error: unknown): GatewayRefusal | undefined {
  if (!(error instanceof AppError) || error.code !== 'gatewayFailed') return undefined;
  return error.cause instanceof GatewayRefusal ? error.cause : undefined;
}

/** @throws AppError paymentUnavailable when online payment is not configured */
export function getGateway({
  payments,
}: {
  readonly payments: PaymentGateway | undefined;
}): PaymentGateway {
  if (!payments) throw new AppError('paymentUnavailable');
  return payments;
}
