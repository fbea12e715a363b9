import { microsOf } from './baseline.ts';
import type { DatabaseAccount } from './database-account.ts';
import { type Cost, inTurn, makeRow, median, type Reach, type Row } from './measure.ts';
import type { Running } from './processes.ts';
import { processorSeconds } from './processor-time.ts';
import { generateLoad, type Load } from './wrk.ts';

/** A server under a load that keeps it busy. */
export type Answering = {
  readonly url: string;
  /** What its processes have used so far. */
  readonly processorSeconds: () => number;
  readonly database: DatabaseAccount;
  readonly load: Omit<Load, 'url' | 'seconds'>;
};

/** What one answer costs. Every answer has to be a success. */
async function measureCost(
  { url, processorSeconds: secondsOfServer, database, load }: Answering,
  seconds: number,
): Promise<Cost> {
  const before = await database.counts();
  const used = { server: secondsOfServer(), database: database.processorSeconds() };
  const result = await generateLoad({ ...load, url, seconds });
  const serverSeconds = secondsOfServer() - used.server;
  const databaseSeconds = database.processorSeconds() - used.database;
  const after = await database.counts();
  if (result.refused > 0) throw new Error(`${url}: ${result.refused} answers were refused`);
  const each = (sum: number) => sum / result.answers;
  return {
    serverMicros: each(serverSeconds * 1e6),
    databaseMicros: each(databaseSeconds * 1e6),
    statements: each(after.statements - before.statements),
    buffers: each(after.buffers - before.buffers),
    bytes: result.bytesPerAnswer,
    perSecond: result.requestsPerSecond,
  };
}

const warmUpSeconds = 5;

type CostComparison = {
  readonly what: string;
  readonly rounds: number;
  readonly reach: Reach;
  readonly database: DatabaseAccount;
  readonly shop: Running;
  readonly limit: Running;
  readonly load: Omit<Load, 'url'>;
};

/** The processor time of an answer, that of the database included, compared with a bare server's. */
export function compareCosts({
  shop,
  limit,
  database,
  load,
  ...row
}: CostComparison): Promise<Row> {
  const of = ({ url, process: child }: Running): Answering => ({
    url,
    processorSeconds: () => processorSeconds(child),
    database,
    load,
  });
  return compareServers({ ...row, seconds: load.seconds, shop: of(shop), limit: of(limit) });
}

type ServerComparison = {
  readonly what: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly reach: Reach;
  readonly shop: Answering;
  readonly limit: Answering;
};

/** The same of any two servers, each with its own database and requests. */
export async function compareServers(comparison: ServerComparison): Promise<Row> {
  const { what, rounds, seconds, reach, shop, limit } = comparison;
  // Until V8 has compiled what is measured.
  await measureCost(limit, warmUpSeconds);
  await measureCost(shop, warmUpSeconds);
  const costs = await inTurn(rounds, {
    measure: () => measureCost(shop, seconds),
    limit: () => measureCost(limit, seconds),
  });
  const pairs = costs.map((pair) => ({
    measured: microsOf(pair.measured),
    limit: microsOf(pair.limit),
  }));
  const ratios = pairs.map((pair) =>
    'least' in reach ? pair.limit / pair.measured : pair.measured / pair.limit,
  );
  const row = makeRow({ what, unit: 'µs', reach, pairs, ratios });
  return {
    ...row,
    seconds,
    costs: {
      measured: medianCost(costs.map((pair) => pair.measured)),
      limit: medianCost(costs.map((pair) => pair.limit)),
    },
  };
}

function medianCost(costs: readonly Cost[]): Cost {
  const of = (field: keyof Cost) =>
    Math.round(median(costs.map((cost) => cost[field])) * 100) / 100;
  return {
    serverMicros: of('serverMicros'),
    databaseMicros: of('databaseMicros'),
    statements: of('statements'),
    buffers: of('buffers'),
    bytes: of('bytes'),
    perSecond: of('perSecond'),
  };
}
