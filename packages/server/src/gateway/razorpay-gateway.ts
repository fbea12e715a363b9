import type { Paise } from '@mathappu/contract/money';
import * as z from 'zod';
import { AppError } from '#server/platform/http/app-error.ts';
import { callbackText, isSignedWith } from './gateway-signatures.ts';
import {
  type GatewayFailure,
  type GatewayPayment,
  type GatewayRefund,
  GatewayRefusal,
  type PaymentGateway,
} from './payment-gateway.ts';

type RazorpayKeys = {
  readonly keyId: string;
  readonly keySecret: string;
  /** The current secret, followed by the previous one during a rotation. */
  readonly webhookSecrets: readonly string[];
};

type RazorpayOptions = RazorpayKeys & {
  readonly apiUrl: string;
  readonly checkoutUrl: string;
  readonly timeoutMs?: number;
  /** Replaces the global fetch. */
  readonly fetch?: (request: Request) => Promise<Response>;
};

export const standardTimeoutMs = 8_000;
/**
 * The provider's bounds for the expiry of an authorisation, in minutes.
 * https://razorpay.com/docs/payments/payments/capture-settings/api/
 */
const minExpiry = 12;
const maxExpiry = 7_200;

const gatewayId = z.string().min(1).max(64);
const orderAnswer = z.object({ id: gatewayId, amount: z.int(), currency: z.string() });
export const paymentEntity = z.object({
  id: gatewayId,
  order_id: gatewayId,
  status: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']),
  amount: z.int(),
  currency: z.string(),
  amount_refunded: z.nullish(z.int()),
});
const paymentList = z.object({ items: z.array(paymentEntity) });
/** https://razorpay.com/docs/api/refunds/entity */
export const refundEntity = z.object({
  id: gatewayId,
  payment_id: gatewayId,
  amount: z.int().positive(),
  status: z.string().max(40),
  receipt: z.nullish(z.string()),
});
const anyList = z.object({ items: z.array(z.unknown()) });
const refundList = z.object({ items: z.array(refundEntity) });
/** The most that one call lists; the default is 10. */
const mostRefunds = 100;
const mostPages = 50;

export function readPayment(entity: z.output<typeof paymentEntity>): GatewayPayment {
  return {
    gatewayPaymentId: entity.id,
    gatewayOrderId: entity.order_id,
    state: entity.status,
    amountPaise: entity.amount,
    currency: entity.currency,
    refundedPaise: entity.amount_refunded ?? 0,
  };
}

/** Final ones; any other is looked at again: https://razorpay.com/docs/payments/refunds/faqs */
const refundOutcomes: Readonly<Record<string, GatewayRefund['outcome']>> = {
  processed: 'processed',
  failed: 'failed',
  reversed: 'failed',
};

export function readRefund(entity: z.output<typeof refundEntity>): GatewayRefund {
  const { receipt } = entity;
  return {
    gatewayRefundId: entity.id,
    gatewayPaymentId: entity.payment_id,
    amountPaise: entity.amount,
    outcome: refundOutcomes[entity.status] ?? 'pending',
    providerStatus: entity.status,
    // The dashboard takes a receipt of any form.
    refundId: z.uuid().safeParse(receipt).data,
  };
}

/** Razorpay's HTTP API, and the verification of its signatures. */
export function openRazorpayGateway(options: RazorpayOptions): PaymentGateway {
  const { keyId, keySecret, webhookSecrets, checkoutUrl } = options;
  const call = makeCall(options);
  return {
    keyId,
    checkoutUrl,
    async createOrder({ amountPaise, receipt, openForMs }) {
      const order = await call(orderAnswer, 'orders', {
        body: orderBody(amountPaise, receipt, openForMs),
      });
      if (order.amount !== amountPaise || order.currency !== 'INR') throw failed();
      return { gatewayOrderId: order.id, amountPaise: order.amount };
    },
    async listPayments(gatewayOrderId, signal) {
      const path = `orders/${encode(gatewayOrderId)}/payments`;
      const { items } = await call(paymentList, path, { signal });
      return items.map(readPayment);
    },
    async getPayment(gatewayPaymentId, signal) {
      return readPayment(
        await call(paymentEntity, `payments/${encode(gatewayPaymentId)}`, { signal }),
      );
    },
    async capture({ gatewayPaymentId, amountPaise, currency = 'INR' }, signal) {
      const body = { amount: amountPaise, currency };
      return readPayment(
        await call(paymentEntity, `payments/${encode(gatewayPaymentId)}/capture`, { body, signal }),
      );
    },
    async listRefundsSince(since) {
      const refunds: GatewayRefund[] = [];
      for (let page = 0; page < mostPages; page += 1) {
        // https://razorpay.com/docs/api/refunds/fetch-all
        const query = `from=${inSeconds(since)}&count=${mostRefunds}&skip=${page * mostRefunds}`;
        const { items } = await call(anyList, `refunds?${query}`);
        // The account may have refunds of others, which are not the shop's to understand.
        const readable = items.flatMap((item) => refundEntity.safeParse(item).data ?? []);
        refunds.push(...readable.map(readRefund));
        if (items.length < mostRefunds) break;
      }
      return refunds;
    },
    async listRefunds(gatewayPaymentId, signal) {
      const path = `payments/${encode(gatewayPaymentId)}/refunds?count=${mostRefunds}`;
      const { items } = await call(refundList, path, { signal });
      return items.map(readRefund).reverse();
    },
    async refund({ gatewayPaymentId, amountPaise, idempotencyKey, refundId, reason }) {
      const body = {
        amount: amountPaise,
        speed: 'normal',
        receipt: refundId,
        notes: { reason: reason.slice(0, 250) },
      };
      // https://razorpay.com/docs/api/refunds/normal-refunds-idempotent
      const headers = { 'x-refund-idempotency': idempotencyKey };
      const path = `payments/${encode(gatewayPaymentId)}/refund`;
      return readRefund(await call(refundEntity, path, { body, headers }));
    },
    isPaymentSignature: ({ gatewayOrderId, gatewayPaymentId, signature }) =>
      isSignedWith(keySecret, callbackText(gatewayOrderId, gatewayPaymentId), signature),
    isWebhookSignature: (rawBody, signature) =>
      // All secrets are tried: the time taken does not reveal which one matches.
      webhookSecrets.map((secret) => isSignedWith(secret, rawBody, signature)).includes(true),
  };
}

/**
 * A payment authorised within the hold is captured automatically. One authorised later stays
 * uncaptured, and the provider returns it when the manual expiry has passed.
 * https://razorpay.com/docs/payments/payments/capture-settings/api/
 */
function orderBody(amountPaise: Paise, receipt: string, openForMs: number) {
  const minutes = Math.ceil(openForMs / 60_000);
  const minutesToCapture = Math.min(maxExpiry, Math.max(minExpiry, minutes));
  return {
    amount: amountPaise,
    currency: 'INR',
    receipt,
    payment: {
      capture: 'automatic',
      capture_options: {
        automatic_expiry_period: minutesToCapture,
        manual_expiry_period: maxExpiry,
        refund_speed: 'normal',
      },
    },
  };
}

type CallInput = {
  readonly body?: object;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal | undefined;
};

function makeCall({ apiUrl, keyId, keySecret, timeoutMs, fetch: send }: RazorpayOptions) {
  const root = apiUrl.replace(/\/+$/, '').replace(/(\/v1)?$/, '/v1');
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const readJson = async (request: Request): Promise<{ response: Response; json: unknown }> => {
    try {
      const response = await (send ?? fetch)(request);
      return { response, json: await response.json() };
    } catch (error) {
      throw failed(error);
    }
  };
  return async <S extends z.ZodType>(
    schema: S,
    path: string,
    { body, headers = {}, signal }: CallInput = {},
  ): Promise<z.output<S>> => {
    const timeout = AbortSignal.timeout(timeoutMs ?? standardTimeoutMs);
    const request = new Request(`${root}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { response, json } = await readJson(request);
    if (!response.ok) throw failed(describe(response.status, json));
    const parsed = schema.safeParse(json);
    if (!parsed.success) throw failed(parsed.error);
    return parsed.data;
  };
}

function failed(cause?: unknown): AppError {
  const error = new AppError('gatewayFailed');
  if (cause !== undefined) error.cause = cause;
  return error;
}

const refusal = z.object({ error: z.object({ code: z.string(), description: z.string() }) });

/** https://razorpay.com/docs/errors/ */
function describe(status: number, json: unknown): Error {
  const parsed = refusal.safeParse(json);
  const { code, description } = parsed.success ? parsed.data.error : { code: '', description: '' };
  // Only an error in the provider's format is its own; others come from something in between.
  if (status < 500 && status !== 429 && description) {
    return new GatewayRefusal(failureOf(status, description), description);
  }
  return new Error(`the payment provider answered ${status} ${code} ${description}`.trim());
}

function failureOf(status: number, description: string): GatewayFailure {
  if (status === 401) return 'keysRefused';
  return status === 404 || /does not exist|not a valid id/i.test(description)
    ? 'unknownId'
    : 'callRefused';
}

const encode = encodeURIComponent;

const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);
