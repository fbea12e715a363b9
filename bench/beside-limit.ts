import { isDeepStrictEqual } from 'node:util';
import { makeDatabase } from './bench-database.ts';
import { insertHistory } from './bulk/bulk-data.ts';
import { type DatabaseAccount, openDatabaseAccount } from './database-account.ts';
import type { LimitShopSettings } from './limit-shop.ts';
import type { Depth, Reach, Row } from './measure.ts';
import { compareCosts } from './measure-cost.ts';
import { type Running, shopSettings, startBeside, startShop, stop } from './processes.ts';
import type { LoadRequest } from './wrk.ts';

export const connections = 8;
const history = { orders: 10_000, users: 1_000 };

export type Rows = {
  readonly shop: Running;
  readonly limit: Running;
  readonly database: DatabaseAccount;
  readonly databaseUrl: string;
  readonly depth: Depth;
};

/** A shop of its own beside the best that could be written by hand, on one database. */
export async function besideLimit(
  serverUrl: string,
  depth: Depth,
  measure: (rows: Rows) => Promise<Row[]>,
): Promise<Row[]> {
  const databaseUrl = await makeDatabase(serverUrl, 'bench_rows');
  const database = await openDatabaseAccount(databaseUrl);
  await using started = new AsyncDisposableStack();
  // Mails are sent by another process, which is not there.
  const settings = { DATABASE_URL: databaseUrl, JOBS: 'apart', SEED: 'demo' };
  const shop = started.adopt(await startShop(settings), stop);
  // PostgreSQL keeps the plans that it made for tables of a few rows.
  await insertHistory(databaseUrl, history);
  const limitSettings: LimitShopSettings = { databaseUrl, authSecret: shopSettings.AUTH_SECRET };
  const limit = started.adopt(await startBeside('limit-shop.ts', limitSettings), stop);
  return await measure({ shop, limit, database, databaseUrl, depth });
}

type Case = {
  readonly what: string;
  readonly reach: Reach;
  readonly requests: readonly LoadRequest[];
};

/** Once both answer the same, what it takes them. */
export async function compareWithLimit(rows: Rows, { what, reach, requests }: Case): Promise<Row> {
  const { shop, limit, database, depth } = rows;
  for (const request of requests) {
    const answers = await Promise.all([shop, limit].map(({ url }) => answerOf(url, request)));
    if (!isDeepStrictEqual(answers[0], answers[1]))
      throw new Error(`${what}: ${describeBoth(answers)}`);
  }
  const load = { connections, seconds: depth.seconds, requests };
  return compareCosts({ what, rounds: depth.rounds, reach, database, shop, limit, load });
}

/** From shortly before the first difference. */
export function describeBoth(answers: readonly unknown[]): string {
  const [shop = '', limit = ''] = answers.map((answer) => JSON.stringify(sortKeys(answer)));
  const at = [...shop].findIndex((sign, index) => sign !== limit[index]);
  const from = Math.max(0, at - 100);
  return [shop, limit].map((text) => text.slice(from, from + 300)).join('\n');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inside]) => [name, sortKeys(inside)]));
}

let asked = 1_000_000;

export async function answerOf(url: string, { path, method, headers, body }: LoadRequest) {
  asked += 1;
  const once = (text: string) => text.replace('{count}', `${asked}`);
  const sent = { method, headers: { ...headers }, body: body && once(body) };
  return (await fetch(url + once(path), sent)).json() as Promise<unknown>;
}
