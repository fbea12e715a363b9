import { parseArgs } from 'node:util';
import { withPostgres } from '../scripts/postgres-server.mjs';
import { adminRows } from './admin-rows.ts';
import { findNew, findWorse, keep, type MeasuredParts } from './baseline.ts';
import { makeDatabase, query } from './bench-database.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { statementCounter } from './database-account.ts';
import { httpRows } from './http-rows.ts';
import { interactionRows } from './interaction-rows.ts';
import type { Depth, Row } from './measure.ts';
import { memoryAfterStart, memoryRow } from './memory-row.ts';
import { orderRows } from './order-rows.ts';
import { paintRows } from './paint-rows.ts';
import { peerRows } from './peer-rows.ts';
import { type Running, startShop } from './processes.ts';
import { readRows } from './read-rows.ts';
import {
  describeMachine,
  describeRow,
  describeRun,
  keepRun,
  loadAverage,
  readBaseline,
  writeBaseline,
} from './results.ts';
import { embeddedRows, searchRows } from './search-rows.ts';
import { spreadRows } from './spread-rows.ts';
import { startRow } from './start-row.ts';
import { lighthouseRows, scriptRows } from './visit-rows.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'memory-minutes': { type: 'string' },
    orders: { type: 'string' },
    users: { type: 'string' },
    compare: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    peer: { type: 'string', multiple: true },
  },
});

const full: Depth = { rounds: 5, seconds: 5, orders: 1_000_000, users: 200_000, memoryMinutes: 10 };
const quick: Depth = { rounds: 3, seconds: 2, orders: 50_000, users: 10_000, memoryMinutes: 1 };
const chosen = values.quick ? quick : full;
const depth: Depth = {
  ...chosen,
  memoryMinutes: Number(values['memory-minutes'] ?? chosen.memoryMinutes),
  orders: Number(values.orders ?? chosen.orders),
  users: Number(values.users ?? chosen.users),
};

type Demo = { readonly shop: Running; readonly databaseUrl: string };

type Part = (serverUrl: string, demo: () => Promise<Demo>) => Promise<Row[]> | Row[];

const ofDemo =
  (measure: (demo: Demo) => Promise<Row[]>): Part =>
  async (_serverUrl, demo) =>
    measure(await demo());

/** The parts of the table, in order. */
const parts: Record<string, Part> = {
  http: ofDemo(({ shop, databaseUrl }) => httpRows(shop, databaseUrl, depth)),
  read: (server) => readRows(server, depth),
  order: (server) => orderRows(server, depth),
  catalogue: (server) => catalogueRows(server, depth),
  search: (server) => searchRows(server, depth),
  embedded: () => embeddedRows(depth),
  spread: (server) => spreadRows(server, depth),
  admin: (server) => adminRows(server, depth),
  memory: ofDemo(async ({ shop, databaseUrl }) => [await memoryRow(shop, databaseUrl, depth)]),
  scripts: () => scriptRows(),
  lighthouse: ofDemo(({ shop }) => lighthouseRows(shop, depth)),
  paint: ofDemo(({ shop }) => paintRows(shop, depth)),
  interactions: () => interactionRows(depth),
  start: ofDemo(async ({ databaseUrl }) => [
    await startRow(databaseUrl, depth),
    await memoryAfterStart(databaseUrl),
  ]),
  peers: (server) => peerRows(server, values.peer, depth),
};

function compareWithBaseline(measured: MeasuredParts): void {
  const baseline = readBaseline();
  const added = findNew(baseline ?? {}, measured);
  for (const what of added) console.log(`${what}: not in the baseline yet`);
  const worse = baseline ? findWorse(baseline, measured) : ['no baseline, keep one first'];
  console.log(worse.length === 0 ? 'Nothing is worse than the baseline.' : worse.join('\n'));
  if (worse.length > 0) process.exitCode = 1;
}

const keepBaseline = (measured: MeasuredParts): void =>
  writeBaseline(keep(readBaseline() ?? {}, measured));

async function openDemo(serverUrl: string): Promise<Demo> {
  const databaseUrl = await makeDatabase(serverUrl, 'bench_demo');
  return { databaseUrl, shop: await startShop({ DATABASE_URL: databaseUrl }) };
}

/** Installing peers takes longer than all else, so they are asked for by name. */
function chooseParts(): string[] {
  const named = values.only?.split(',') ?? [];
  if (values.peers || values.peer) return [...named, 'peers'];
  return named.length > 0 ? named : Object.keys(parts).filter((name) => name !== 'peers');
}

async function measure(serverUrl: string): Promise<void> {
  const only = chooseParts();
  const startedAt = new Date().toISOString();
  const before = loadAverage();
  const { rows: versions } = await query(serverUrl, 'show server_version');
  let opened: Promise<Demo> | undefined;
  const demo = () => {
    opened ??= openDemo(serverUrl);
    return opened;
  };
  const measured: Record<string, readonly Row[]> = {};
  try {
    for (const name of only) {
      const part = parts[name];
      if (!part) throw new Error(`there is no part ${name}: ${Object.keys(parts).join(', ')}`);
      console.error(`${name} …`);
      const found = await part(serverUrl, demo);
      for (const row of found) console.error(describeRow(row));
      measured[name] = found;
    }
  } finally {
    const run = {
      startedAt,
      depth,
      machine: describeMachine(`PostgreSQL ${versions[0]?.server_version}`),
      loadAverage: { before, after: loadAverage() },
      rows: Object.values(measured).flat(),
    };
    if (run.rows.length > 0) {
      keepRun(run);
      console.log(describeRun(run));
    }
    await (await opened)?.shop.stop();
  }
  if (values.compare) compareWithBaseline(measured);
  if (values.keep) keepBaseline(measured);
}

await withPostgres(measure, { settings: statementCounter });
