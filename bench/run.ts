import { parseArgs } from 'node:util';
import { withPostgres } from '../scripts/postgres-server.mjs';
import { adminRows } from './admin-rows.ts';
import { makeDatabase, query } from './bench-database.ts';
import { statementCounter } from './database-account.ts';
import { listRows, orderRows, readRows } from './database-rows.ts';
import { httpRows } from './http-rows.ts';
import { interactionRows } from './interaction-rows.ts';
import type { Depth, Row } from './measure.ts';
import { memoryRow } from './memory-row.ts';
import { peerRows } from './peer-rows.ts';
import { type Running, startShop } from './processes.ts';
import { describeMachine, describeRow, describeRun, keepRun, loadAverage } from './results.ts';
import { searchRows } from './search-rows.ts';
import { startRow } from './start-row.ts';
import { lighthouseRows, scriptRows } from './visit-rows.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'memory-minutes': { type: 'string' },
    orders: { type: 'string' },
    users: { type: 'string' },
    peer: { type: 'string', multiple: true, default: [] },
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
  list: (server) => listRows(server, depth),
  read: (server) => readRows(server, depth),
  order: (server) => orderRows(server, depth),
  search: (server) => searchRows(server, depth),
  admin: (server) => adminRows(server, depth),
  memory: ofDemo(async ({ shop, databaseUrl }) => [await memoryRow(shop, databaseUrl, depth)]),
  scripts: () => scriptRows(),
  lighthouse: ofDemo(({ shop }) => lighthouseRows(shop, depth)),
  interactions: () => interactionRows(depth),
  start: ofDemo(async ({ databaseUrl }) => [await startRow(databaseUrl, depth)]),
  peers: ofDemo(({ shop }) => peerRows(shop, values.peer, depth)),
};

async function openDemo(serverUrl: string): Promise<Demo> {
  const databaseUrl = await makeDatabase(serverUrl, 'bench_demo');
  return { databaseUrl, shop: await startShop({ DATABASE_URL: databaseUrl }) };
}

async function measure(serverUrl: string): Promise<void> {
  const only = values.only?.split(',') ?? Object.keys(parts);
  const startedAt = new Date().toISOString();
  const before = loadAverage();
  const { rows: versions } = await query(serverUrl, 'show server_version');
  let opened: Promise<Demo> | undefined;
  const demo = () => {
    opened ??= openDemo(serverUrl);
    return opened;
  };
  const rows: Row[] = [];
  try {
    for (const name of only) {
      const part = parts[name];
      if (!part) throw new Error(`there is no part ${name}: ${Object.keys(parts).join(', ')}`);
      console.error(`${name} …`);
      const found = await part(serverUrl, demo);
      for (const row of found) console.error(describeRow(row));
      rows.push(...found);
    }
  } finally {
    await (await opened)?.shop.stop();
  }
  const run = {
    startedAt,
    depth,
    machine: describeMachine(`PostgreSQL ${versions[0]?.server_version}`),
    loadAverage: { before, after: loadAverage() },
    rows,
  };
  keepRun(run);
  console.log(describeRun(run));
}

await withPostgres(measure, { settings: statementCounter });
