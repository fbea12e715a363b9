import { query } from '../bench-database.ts';
import type { LoadRequest } from '../load-generator.ts';
import { compare, type Depth, type Row } from '../measure.ts';
import { processorSeconds, repeatRequest } from '../wrk.ts';
import type { Asked, Peer } from './peer.ts';

const connections = 8;
const warmingSeconds = 3;
/** In less, what is under way at the end would be much of what a slow peer answers. */
const leastSeconds = 5;
const twoOrdersOfMagnitude = 100;

/** A shop under measure, whose processor time is that of its processes and of its database's. */
export type Measured = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly requests: Partial<Record<Asked, LoadRequest>>;
  serverSeconds(): number;
};

/** Its row when it could not be. */
export const notMeasured = ({ name }: Pick<Peer, 'name'>, { message }: Error): Row => ({
  what: name,
  measured: 'not measured',
  limit: message.replace(/\s+/g, ' ').replaceAll('|', '/').slice(0, 300),
  ratio: '',
  reach: '',
  isReached: false,
  rounds: [],
});

type Sides = { readonly ours: Measured; readonly theirs: Measured; readonly depth: Depth };

/** By time and by processor time, ours and theirs in turn. */
export async function compareAnswers(
  what: Asked,
  peer: Pick<Peer, 'name'>,
  { ours, theirs, depth }: Sides,
): Promise<Row[]> {
  const sizes = [await sizeOf(ours, what), await sizeOf(theirs, what)];
  for (const side of [ours, theirs]) await measure(side, what, warmingSeconds);
  const seconds = Math.max(depth.seconds, leastSeconds);
  const rounds: Round[] = [];
  for (let round = 0; round < depth.rounds; round += 1)
    rounds.push({
      theirs: await measure(theirs, what, seconds),
      ours: await measure(ours, what, seconds),
    });
  return rowsOf(`${what} (${sizes[0]}), beside ${peer.name} (${sizes[1]})`, rounds);
}

type Rates = { readonly perSecond: number; readonly perProcessorSecond: number };
type Round = { readonly ours: Rates; readonly theirs: Rates };

/** Two rows of the same rounds. */
export async function rowsOf(what: string, rounds: readonly Round[]): Promise<Row[]> {
  const units = {
    'answers/s': ({ perSecond }: Rates) => perSecond,
    'answers a processor second': ({ perProcessorSecond }: Rates) => perProcessorSecond,
  };
  const rows = Object.entries(units).map(([unit, rateOf]) => {
    const [limits, measured] = [[...rounds], [...rounds]];
    return compare({
      what,
      unit,
      rounds: rounds.length,
      reach: { least: twoOrdersOfMagnitude },
      limit: async () => rateOf((limits.shift() as Round).theirs),
      measure: async () => rateOf((measured.shift() as Round).ours),
    });
  });
  return Promise.all(rows);
}

async function measure(side: Measured, what: Asked, seconds: number): Promise<Rates> {
  const request = side.requests[what] as LoadRequest;
  const [server, database] = [side.serverSeconds(), await backendSeconds(side)];
  const answers = await repeatRequest({ url: side.url, request, connections, seconds });
  let processor = side.serverSeconds() - server;
  for (const [pid, used] of await backendSeconds(side))
    processor += used - (database.get(pid) ?? 0);
  return { perSecond: answers / seconds, perProcessorSecond: answers / processor };
}

/** What the processes of PostgreSQL that serve its connections have used. */
async function backendSeconds({ databaseUrl }: Measured): Promise<Map<number, number>> {
  const { rows } = await query(
    databaseUrl,
    `select pid from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return new Map(rows.map(({ pid }) => [pid, processorSeconds({ pid })]));
}

/** Before it is compressed; read once, to see that it is an answer at all. */
async function sizeOf({ url, requests }: Measured, what: Asked): Promise<string> {
  const { method, path, headers, body } = requests[what] as LoadRequest;
  const response = await fetch(url + path, { method, headers, body });
  const text = await response.text();
  if (!response.ok || /"errors":/.test(text))
    throw new Error(`${what}: ${response.status} ${text.slice(0, 200)}`);
  return `${(Buffer.byteLength(text) / 1_000).toPrecision(2)} kB`;
}
