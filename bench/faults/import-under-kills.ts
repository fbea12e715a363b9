import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportReport } from '@mathappu/contract/product-import';
import { sql } from 'kysely';
import { findViolations } from '#packages/server/test/invariants.ts';
import {
  findFreePort,
  type ShopProcess,
  startShopProcess,
} from '#packages/server/test/shop-process.ts';
import { withShop } from './check-invariants.ts';
import { say } from './keep-fault-run.ts';
import { ownerSettings, signInOwner } from './owner.ts';

type ImportRun = { readonly databaseUrl?: string; readonly rows: number; readonly kills: number };

const [stockBefore, received] = [10, 5];
const patienceMs = 1_200_000;

/**
 * Adds products by a file; then imports their export with more pieces of each, and undoes that,
 * while the server is killed again and again. Each row must count once.
 */
export async function importUnderKills({ databaseUrl, rows, kills }: ImportRun): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mathappu-import-'));
  const port = String(await findFreePort());
  const settings = {
    NODE_ENV: 'development',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    AUTH_SECRET: randomBytes(48).toString('base64url'),
    ...ownerSettings,
    LOG_LEVEL: 'silent',
    SEED: 'none',
    RATE_LIMIT_SCALE: '100000',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
  };
  let server: ShopProcess | undefined;
  const problems: string[] = [];
  try {
    server = await startShopProcess(settings);
    /** Ends when the step has ended, whoever did it. */
    const untilDone = async (importId: string, killsLeft: number): Promise<ImportReport> => {
      const deadline = performance.now() + patienceMs;
      for (let killed = 0; performance.now() < deadline; ) {
        const { data } = await callShop<ImportReport>(
          settings,
          'GET',
          `/product/import/${importId}`,
        );
        if (data.state !== 'running') return data;
        const isReached =
          data.step !== 'check' && data.processedRows > (rows * killed) / (killsLeft + 1);
        if (isReached && killed < killsLeft) {
          await server?.kill();
          server = await startShopProcess(settings);
          killed += 1;
        }
        await wait(50);
      }
      throw new Error('the import did not end');
    };
    const expectReport = (what: string, report: ImportReport, expected: Partial<ImportReport>) => {
      for (const [field, value] of Object.entries(expected))
        if (report[field as keyof ImportReport] !== value)
          problems.push(`${what}: ${field} is ${report[field as keyof ImportReport]}`);
    };

    const added = await sendFile(settings, newProducts(rows));
    expectReport('adding', await untilDone(added, 0), { state: 'done', created: rows, left: 0 });
    const began = performance.now();
    const imported = await sendFile(settings, receivingFile(await exportProducts(settings)));
    const report = await untilDone(imported, kills);
    expectReport('importing', report, { state: 'done', updated: rows, restocked: rows, left: 0 });
    const seconds = (performance.now() - began) / 1_000;
    await callShop(settings, 'POST', `/product/import/${imported}/undo`);
    expectReport('undoing', await untilDone(imported, kills), { state: 'undone', left: 0 });
    await server.stop();
    server = undefined;
    problems.push(...(await findFaults(settings, rows)));
    say(
      `${rows} rows, ${kills} kills while importing (${seconds.toFixed(0)} s) and ${kills} while undoing: ${problems.join(', ') || 'nothing wrong'}`,
    );
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await server?.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Settings = { readonly PUBLIC_URL: string };

const header = 'id,name,description,price,discount,stock,unit,rating,image,details';
const newProducts = (rows: number): string =>
  [
    header,
    ...Array.from({ length: rows }, (_, n) => `,Rocket ${n},Up,9,0,${stockBefore},Box,,,`),
  ].join('\n');

const receivingFile = (exported: string): string =>
  exported.replace(
    /,Up,9,0,(\d+),(\d+),/g,
    (_, stock, seen) => `,Up and away,9,0,${Number(stock) + received},${seen},`,
  );

let signedIn: { headers: { authorization: string }; until: number } | undefined;

async function fetchShop(settings: Settings, path: string, init: RequestInit): Promise<Response> {
  if (!signedIn || signedIn.until < Date.now())
    signedIn = { headers: await signInOwner(settings.PUBLIC_URL), until: Date.now() + 600_000 };
  const answer = await fetch(`${settings.PUBLIC_URL}/api/v1${path}`, {
    ...init,
    headers: signedIn.headers,
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function callShop<Data>(
  settings: Settings,
  method: string,
  path: string,
  body?: FormData,
): Promise<{ data: Data }> {
  return (await (await fetchShop(settings, path, { method, body })).json()) as { data: Data };
}

async function sendFile(settings: Settings, text: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([text], { type: 'text/csv' }), 'products.csv');
  const { data } = await callShop<ImportReport>(
    settings,
    'POST',
    '/product/import?dryRun=false',
    body,
  );
  return data.importId;
}

const exportProducts = async (settings: Settings): Promise<string> =>
  (await fetchShop(settings, '/product/export', { method: 'GET' })).text();

const findFaults = (settings: NodeJS.ProcessEnv, rows: number): Promise<string[]> =>
  withShop(settings, async ({ db }) => {
    await sql`analyze`.execute(db);
    const { rows: wrong } = await sql<{ n: number }>`
      select count(*) as n from products
      where stock <> ${stockBefore} or description <> 'Up'`.execute(db);
    const { rows: movements } = await sql<{ n: number }>`
      select count(*) as n from stock_movements`.execute(db);
    const faults = [
      wrong[0]?.n ? `${wrong[0].n} products not as before` : '',
      movements[0]?.n === 3 * rows ? '' : `${movements[0]?.n} movements instead of ${3 * rows}`,
    ].filter(Boolean);
    return [...faults, ...(await findViolations(db))];
  });
