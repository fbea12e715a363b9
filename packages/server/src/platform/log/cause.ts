import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** The request that the running code belongs to, which jobs take over, and the open span. */
type Cause = {
  readonly requestId?: string | undefined;
  readonly span?: Span | undefined;
  /** The id of the key that acts in somebody's name. */
  readonly via?: string | undefined;
};

const causes = new AsyncLocalStorage<Cause>();

export const findCause = (): Cause | undefined => causes.getStore();

export const runFor = <Result>(cause: Cause, run: () => Result): Result => causes.run(cause, run);
