import type { CallName } from '@mathappu/contract/calls';
import type { Refusal } from '@mathappu/contract/endpoint';
import type { ErrorCode } from '@mathappu/contract/errors';

const noAnswer = 'Network error - Please try again';

const sentences: Record<number, string> = {
  400: 'Invalid request',
  403: 'Access denied',
  404: 'Resource not found',
  500: 'Server error - Please try later',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
};

type Issue = NonNullable<Refusal['issues']>[number];

/**
 * Why a call failed: a refusal of the shop's; no answer at all; or the answer of something in
 * between, such as a proxy.
 */
export type FailureCode = ErrorCode | 'noAnswer' | 'unknown';

/** A call that was refused, or got no answer at all. `message` is fit to be shown. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly callName: CallName;
  /** What screens decide by. */
  readonly code: FailureCode;
  /** What a refusal brought along, such as the fresh lines of a changed order. */
  readonly data: unknown;
  readonly issues: readonly Issue[];
  readonly requestId: string | undefined;
  /** False when nothing answered that speaks as the shop does. */
  readonly isRefusal: boolean;

  /** @param status of the answer; 0 when there was none */
  constructor(callName: CallName, status: number, body?: unknown, failureText?: string) {
    const refusal = asRefusal(body);
    const { message, data, issues, requestId, code = 'unknown' } = refusal;
    super(message || failureText || sentenceFor(status));
    this.callName = callName;
    this.code = status === 0 ? 'noAnswer' : code;
    this.data = data ?? null;
    this.issues = Array.isArray(issues) ? issues : [];
    this.requestId = requestId;
    this.isRefusal = refusal.error === true || refusal.success === false;
  }
}

function sentenceFor(status: number): string {
  if (status === 0) return noAnswer;
  return sentences[status] ?? `Error: ${status}`;
}

function asRefusal(body: unknown): Partial<Refusal> {
  const { message, ...others } = Object(body) as Partial<Refusal>;
  return typeof message === 'string' ? { ...others, message } : others;
}
