import type { CallName } from '@mathappu/contract/calls';
import type { Refusal } from '@mathappu/contract/endpoint';

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

/** A call that was refused, or got no answer at all (`status` 0). `message` is fit to be shown. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly callName: CallName;
  readonly status: number;
  /** What a refusal brought along, such as the fresh lines of a changed order. */
  readonly data: unknown;
  readonly issues: readonly Issue[];
  readonly requestId: string | undefined;
  /** True when the sentence is the server's own. */
  readonly isServersMessage: boolean;

  constructor(callName: CallName, status: number, refusal?: unknown, failureText?: string) {
    const { message, data, issues, requestId } = asRefusal(refusal);
    super(message || failureText || sentenceFor(status));
    this.callName = callName;
    this.status = status;
    this.data = data ?? null;
    this.issues = Array.isArray(issues) ? issues : [];
    this.requestId = requestId;
    this.isServersMessage = Boolean(message);
  }
}

function sentenceFor(status: number): string {
  if (status === 0) return noAnswer;
  return sentences[status] ?? `Error: ${status}`;
}

function asRefusal(body: unknown): Partial<Refusal> {
  const isRefusal = typeof body === 'object' && body !== null && 'message' in body;
  return isRefusal && typeof body.message === 'string' ? (body as Refusal) : {};
}
