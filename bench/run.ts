import { parseArgs } from 'node:util';
import { withPostgres } from '../scripts/postgres-server.mjs';
import { adminRows } from './admin-rows.ts';
import { makeDatabase, query } from './bench-database.ts';
import { httpRows } from './http-rows.ts';
import { interactionRows } from './interaction-rows.ts';
import type { Depth, Row } from './measure.ts';
import { memoryRow } from './memory-row.ts';
import { peerRows } from './peer-rows.ts';
import { type Running, startShop } from './processes.ts';
import { describeMachine, describeRow, describeRun, keepRun, loadAverage } from './results.ts';
import { searchRows } from './search-rows.ts';
import { orderRow, readRows } from './sql-rows.ts';
import { startRow } from './start-row.ts';
import { lighthouseRows, scriptRows } from './visit-rows.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'memory-minutes': { type: 'string' },
    orders: { type: 'string' },
    users: { type: 'string' },
    peers: { type: 'boolean', default: false },
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

/** The parts of the table, in order. */
const parts: Record<string, (serverUrl: string, demo: Demo) => Promise<Row[]> | Row[]> = {
  http: (_server, { shop }) => httpRows(shop, depth),
  search: (server) => searchRows(server, depth),
  order: async (_server, { shop, databaseUrl }) => [await orderRow(shop, databaseUrl, depth)],
  read: (_server, { shop, databaseUrl }) => readRows(shop, databaseUrl, depth),
  admin: (server) => adminRows(server, depth),
  memory: async (_server, { shop, databaseUrl }) => [await memoryRow(shop, databaseUrl, depth)],
  scripts: () => scriptRows(),
  lighthouse: (_server, { shop }) => lighthouseRows(shop, depth),
  interactions: () => interactionRows(depth),
  start: async (_server, { databaseUrl }) => [await startRow(databaseUrl, depth)],
  peers: (server) => peerRows(server, depth),
};

await withPostgres(async (serverUrl: string) => {
  const named = values.only?.split(',') ?? [];
  // Installing peers takes longer than all else, so they are asked for by name.
  const all = Object.keys(parts).filter((name) => name !== 'peers');
  const only = values.peers ? [...named, 'peers'] : named.length > 0 ? named : all;
  const startedAt = new Date().toISOString();
  const before = loadAverage();
  const { rows: versions } = await query(serverUrl, 'show server_version');
  const databaseUrl = await makeDatabase(serverUrl, 'bench_demo');
  const shop = await startShop({ DATABASE_URL: databaseUrl });
  const rows: Row[] = [];
  try {
    for (const name of only) {
      const part = parts[name];
      if (!part) throw new Error(`there is no part ${name}: ${Object.keys(parts).join(', ')}`);
      console.error(`${name} …`);
      const found = await part(serverUrl, { shop, databaseUrl });
      for (const row of found) console.error(describeRow(row));
      rows.push(...found);
    }
  } finally {
    await shop.stop();
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
});
