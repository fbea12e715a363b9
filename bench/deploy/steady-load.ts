import { Agent, request } from 'node:http';
import type { LoadRequest } from '../wrk.ts';

type Answer = { readonly status: number; readonly text: string; readonly ms: number };

export type SteadyResult = {
  readonly sent: number;
  /** What was answered with an error or not at all, by what it was. */
  readonly failures: Readonly<Record<string, number>>;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
};

type SteadyLoad = {
  readonly url: string;
  readonly perSecond: number;
  next(index: number): LoadRequest;
  onAnswer?(sent: LoadRequest, answer: Answer): void;
};

/** Sends so many requests a second, however slowly they are answered, until it is stopped. */
export function startSteadyLoad({ url, perSecond, next, onAnswer }: SteadyLoad) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const pending = new Set<Promise<void>>();
  const started = performance.now();
  let sent = 0;
  const fail = (what: string) => {
    failures[what] = (failures[what] ?? 0) + 1;
  };
  async function sendOne(): Promise<void> {
    const order = next(sent);
    sent += 1;
    try {
      const answer = await ask(agent, url, order);
      times.push(answer.ms);
      if (answer.status >= 400) fail(`${order.method} ${answer.status}`);
      onAnswer?.(order, answer);
    } catch (error) {
      fail(`${order.method} ${(error as NodeJS.ErrnoException).code}`);
    }
  }
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1_000) * perSecond;
    while (sent < due) {
      const one = sendOne().finally(() => pending.delete(one));
      pending.add(one);
    }
  }, 2);
  return {
    sent: () => sent,
    async stop(): Promise<SteadyResult> {
      clearInterval(timer);
      await Promise.all(pending);
      agent.destroy();
      times.sort((a, b) => a - b);
      const at = (share: number) =>
        Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
      return {
        sent,
        failures,
        p50Ms: at(0.5),
        p95Ms: at(0.95),
        p99Ms: at(0.99),
        worstMs: at(0.999_999),
      };
    },
  };
}

/** One request over one of the agent's connections. */
function ask(agent: Agent, url: string, { method, path, headers, body }: LoadRequest) {
  const started = performance.now();
  return new Promise<Answer>((resolve, reject) => {
    const asking = request(url + path, { agent, method, headers: { ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - started }),
      );
    });
    asking.on('error', reject).end(body);
  });
}
