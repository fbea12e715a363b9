import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

export type AnsweredRequest = {
  readonly method: string;
  /** Without the query, which may contain tokens from mails or names that were searched for. */
  readonly path: string;
  /** The URL of the route, with the names of its parameters. */
  readonly route: string;
  readonly status: number;
};

type Listener = (answered: AnsweredRequest, elapsedMs: number) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls the listener once for each response. */
    onAnswered(listener: Listener): void;
  }
}

type AnsweredRequests = {
  /** Reports a response to the listeners, and to the log by itself. */
  report(answered: AnsweredRequest, elapsedMs: number, id: string): void;
  /** The same for one of many, which the log gets as one line a second. */
  reportRepeated(answered: AnsweredRequest, elapsedMs: number): void;
};

const logRepeatedEveryMs = 1_000;

/** What was answered, for metrics and the log. A line for each response of many would cost more than it. */
export function openAnsweredRequests(app: FastifyInstance, log: Logger): AnsweredRequests {
  // These lines contain no secrets, and redaction would cost more than the response.
  const requestLog = log.child({}, { redact: [] });
  const listeners: Listener[] = [];
  const repeated = new Map<AnsweredRequest, number>();

  function tell(answered: AnsweredRequest, elapsedMs: number): void {
    for (const listener of listeners) listener(answered, elapsedMs);
  }

  function logRepeated(): void {
    for (const [{ method, path, status }, times] of repeated)
      requestLog.info({ method, path, status, times }, 'repeated requests');
    repeated.clear();
  }

  app.decorate('onAnswered', (listener: Listener) => void listeners.push(listener));
  app.addHook('onClose', async () => logRepeated());
  return {
    report(answered, elapsedMs, reqId) {
      tell(answered, elapsedMs);
      const { method, path, status } = answered;
      requestLog.info({ reqId, method, path, status, ms: Math.round(elapsedMs) }, 'request');
    },
    reportRepeated(answered, elapsedMs) {
      tell(answered, elapsedMs);
      if (repeated.size === 0) setTimeout(logRepeated, logRepeatedEveryMs).unref();
      repeated.set(answered, (repeated.get(answered) ?? 0) + 1);
    },
  };
}
