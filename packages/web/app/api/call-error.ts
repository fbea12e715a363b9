import type { CallName } from '@mathappu/contract/calls';
import type { Refusal } from '@mathappu/contract/endpoint';
import type { ErrorCode } from '@mathappu/contract/errors';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/api';

const sentences: Record<number, string> = {
  400: words.invalidRequest,
  403: words.accessDenied,
  404: words.notFound,
  500: words.serverError,
  502: words.badGateway,
  503: words.unavailable,
  504: words.gatewayTimeout,
};

type Issue = NonNullable<Refusal['issues']>[number];

/**
 * Why a call failed: a refusal of the shop, no answer, or an answer that is not the shop's, such as
 * a proxy's.
 */
export type FailureCode = ErrorCode | 'noAnswer' | 'unknown';

/** A call that was refused or not answered. `message` can be shown to the user. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly callName: CallName;
  /** The only property that screens decide by. */
  readonly code: FailureCode;
  /** The data of the refusal, such as the fresh lines of a changed order. */
  readonly data: unknown;
  /** The values in the sentence of the refusal, such as who changed the same thing and when. */
  readonly details: NonNullable<Refusal['details']>;
  readonly issues: readonly Issue[];
  readonly requestId: string | undefined;
  /** False when there was no answer, or not one of the shop. */
  readonly isRefusal: boolean;
  /**
   * The outcome is not known: there was no answer, a failure, or a refusal that did not look at the
   * request.
   */
  readonly isUndecided: boolean;

  /** @param status of the response; 0 when there was none */
  constructor(callName: CallName, status: number, body?: unknown, failureText?: string) {
    const refusal = asRefusal(body);
    const { message, data, details, issues, requestId, code = 'unknown' } = refusal;
    super(message || failureText || sentenceFor(status));
    this.callName = callName;
    this.code = status === 0 ? 'noAnswer' : code;
    this.data = data ?? null;
    this.details = Object(details);
    this.issues = Array.isArray(issues) ? issues : [];
    this.requestId = requestId;
    this.isRefusal = refusal.error === true || refusal.success === false;
    this.isUndecided = status === 0 || status >= 500 || undecidedStatuses.includes(status);
  }
}

/** Signed out, forbidden, too slow, too early, too many. */
const undecidedStatuses = [401, 403, 408, 425, 429];

function sentenceFor(status: number): string {
  if (status === 0) return words.noAnswer;
  return sentences[status] ?? fill(words.otherError, { status });
}

function asRefusal(body: unknown): Partial<Refusal> {
  const { message, ...others } = Object(body) as Partial<Refusal>;
  return typeof message === 'string' ? { ...others, message } : others;
}
