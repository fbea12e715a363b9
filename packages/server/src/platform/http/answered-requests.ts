import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

export type AnsweredRequest = {
  readonly method: string;
  /** As `pathForLog` makes it. */
  readonly path: string;
  /** The URL of the route, with the names of its parameters. */
  readonly route: string;
  readonly status: number;
};

/**
 * The path of an address without what must not be read in a log: the query, which may have tokens from
 * mails or names that were searched for, and codes of 130 random bits, since whoever knows one sees what it
 * is for.
 */
export const pathForLog = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(/\/[0-9a-z]{26}(?=\/|$)/gi, '/[hidden]');

/** Counts one response that took so long. */
type Counter = (elapsedMs: number) => void;
/** Chooses the counter of a response, once for many that are alike. */
type Listener = (answered: AnsweredRequest) => Counter;

declare module 'fastify' {
  interface FastifyInstance {
    /** Has the listener's counter called once for each response. */
    onAnswered(listener: Listener): void;
  }
}

type AnsweredRequests = {
  /** Reports a response to the listeners, and to the log by itself. */
  report(answered: AnsweredRequest, elapsedMs: number, id: string): void;
  /** The same for each of many, which the log gets as one line a second. */
  openRepeated(answered: AnsweredRequest): Counter;
};

const logRepeatedEveryMs = 1_000;

/** What was answered, for metrics and the log. A line for each response of many would cost more than it. */
export function openAnsweredRequests(app: FastifyInstance, log: Logger): AnsweredRequests {
  // These lines contain no secrets, and redaction would cost more than the response.
  const requestLog = log.child({}, { redact: [] });
  const listeners: Listener[] = [];
  /** Each logs what was counted since its last line. */
  const unlogged: (() => void)[] = [];

  const logRepeated = () => {
    for (const logCount of unlogged.splice(0)) logCount();
  };

  app.decorate('onAnswered', (listener: Listener) => void listeners.push(listener));
  app.addHook('onClose', async () => logRepeated());
  return {
    report(answered, elapsedMs, reqId) {
      for (const listener of listeners) listener(answered)(elapsedMs);
      const { method, path, status } = answered;
      requestLog.info({ reqId, method, path, status, ms: Math.round(elapsedMs) }, 'request');
    },
    openRepeated(answered) {
      const counters = listeners.map((listener) => listener(answered));
      const { method, path, status } = answered;
      let times = 0;
      const logCount = () => {
        requestLog.info({ method, path, status, times }, 'repeated requests');
        times = 0;
      };
      return (elapsedMs) => {
        for (const count of counters) count(elapsedMs);
        times += 1;
        if (times > 1) return;
        if (unlogged.length === 0) setTimeout(logRepeated, logRepeatedEveryMs).unref();
        unlogged.push(logCount);
      };
    },
  };
}
