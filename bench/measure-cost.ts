import { microsOf } from './baseline.ts';
import type { DatabaseAccount } from './database-account.ts';
import { type Cost, inTurn, makeRow, median, type Reach, type Row } from './measure.ts';
import type { Running } from './processes.ts';
import { processorSeconds } from './processor-time.ts';
import { generateLoad, type Load } from './wrk.ts';

type Answering = {
  readonly server: Running;
  readonly database: DatabaseAccount;
};

/** What one answer costs under a load that keeps the server busy. Every answer has to be a success. */
async function measureCost(
  { server, database }: Answering,
  load: Omit<Load, 'url'>,
): Promise<Cost> {
  const before = await database.counts();
  const used = { server: processorSeconds(server.process), database: database.processorSeconds() };
  const result = await generateLoad({ ...load, url: server.url });
  const serverSeconds = processorSeconds(server.process) - used.server;
  const databaseSeconds = database.processorSeconds() - used.database;
  const after = await database.counts();
  if (result.refused > 0) throw new Error(`${server.url}: ${result.refused} answers were refused`);
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
export async function compareCosts(comparison: CostComparison): Promise<Row> {
  const { what, rounds, reach, database, shop, limit, load } = comparison;
  const of = (server: Running, seconds = load.seconds) =>
    measureCost({ server, database }, { ...load, seconds });
  // Until V8 has compiled what is measured.
  await of(limit, 2);
  await of(shop, warmUpSeconds);
  const costs = await inTurn(rounds, { measure: () => of(shop), limit: () => of(limit) });
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
