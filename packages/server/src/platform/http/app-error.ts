import { type ErrorCode, errorTable } from '@mathappu/contract/errors';

/** An expected refusal: thrown by acts, turned into an answer in one place. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** What the refusal has to bring, such as the fresh lines of an order. */
  readonly data: unknown;
  readonly issues: { path: string; message: string }[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    more: {
      message?: string;
      data?: unknown;
      issues?: { path: string; message: string }[];
      retryAfterSeconds?: number;
      /** Goes into the log, not into the answer. */
      cause?: unknown;
    } = {},
  ) {
    const [status, sentence] = errorTable[code];
    super(more.message ?? sentence, { cause: more.cause });
    this.code = code;
    this.status = status;
    this.data = more.data ?? null;
    this.issues = more.issues;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
