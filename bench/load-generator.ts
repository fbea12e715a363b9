import { readFileSync } from 'node:fs';
import autocannon, { type Request } from 'autocannon';

/**
 * The input of a load generator: address, requests, connections and duration. Each connection has
 * its own requests and repeats them.
 */
export type LoadOrder = {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly requests: readonly LoadRequest[] | readonly (readonly LoadRequest[])[];
};

export type LoadRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type LoadResult = {
  readonly requestsPerSecond: number;
  readonly p95Ms: number;
  readonly refused: number;
};

// A separate process that reads its input from a file and prints the result.
if (import.meta.main) {
  const [file = ''] = process.argv.slice(2);
  const order = JSON.parse(readFileSync(file, 'utf8')) as LoadOrder;
  process.stdout.write(JSON.stringify(await generateLoad(order)));
}

async function generateLoad(order: LoadOrder): Promise<LoadResult> {
  const times: number[] = [];
  let refused = 0;
  let connection = 0;
  const result = await autocannon({
    url: order.url,
    connections: order.connections,
    duration: order.seconds,
    setupClient(client) {
      client.setRequests([...requestsOf(order, connection)] as Request[]);
      connection += 1;
      client.on('response', (status, _bytes, ms) => {
        times.push(ms);
        if (status >= 400) refused += 1;
      });
    },
  });
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: (times.length - refused) / result.duration,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    refused: refused + result.errors + result.timeouts,
  };
}

function requestsOf({ requests }: LoadOrder, connection: number): readonly LoadRequest[] {
  const own = requests[connection % requests.length];
  return Array.isArray(own) ? own : (requests as readonly LoadRequest[]);
}
