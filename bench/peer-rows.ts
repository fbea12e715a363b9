import { readFileSync } from 'node:fs';
import { compare, type Depth, type Row } from './measure.ts';
import type { Running } from './processes.ts';
import { generateLoad, type LoadRequest } from './wrk.ts';

/** Another running shop, with its requests that correspond to ours. */
type Peer = {
  readonly name: string;
  readonly url: string;
  readonly cases: readonly {
    readonly what: string;
    readonly peer: LoadRequest;
    readonly ours: LoadRequest;
  }[];
};

const connections = 20;
const twoOrdersOfMagnitude = 100;

/** The shop's responses per second as a multiple of the peers' that these files describe. */
export async function peerRows(
  shop: Running,
  files: readonly string[],
  depth: Depth,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const file of files) {
    const { name, url, cases } = JSON.parse(readFileSync(file, 'utf8')) as Peer;
    for (const { what, peer, ours } of cases) {
      const load = async (of: string, request: LoadRequest, seconds = depth.seconds) => {
        const order = { url: of, connections, seconds, requests: [request] };
        const { requestsPerSecond, refused } = await generateLoad(order);
        if (refused > 0) throw new Error(`${of}${request.path}: ${refused} answers were refused`);
        return requestsPerSecond;
      };
      await load(url, peer, 1);
      await load(shop.url, ours, 1);
      rows.push(
        await compare({
          what: `${what}, beside ${name}`,
          unit: 'answers/s',
          rounds: depth.rounds,
          reach: { least: twoOrdersOfMagnitude },
          limit: () => load(url, peer),
          measure: () => load(shop.url, ours),
        }),
      );
    }
  }
  return rows;
}
