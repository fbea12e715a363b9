import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** What code runs for: a request, which the jobs that it enqueued keep, and the span that is open. */
type Cause = {
  readonly requestId?: string | undefined;
  readonly span?: Span | undefined;
};

const causes = new AsyncLocalStorage<Cause>();

export const findCause = (): Cause | undefined => causes.getStore();

export const runFor = <Result>(cause: Cause, run: () => Result): Result => causes.run(cause, run);
