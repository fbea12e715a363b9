import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureWebBuilt } from '#scripts/build-web.mjs';
import { makeDatabase } from '../bench-database.ts';
import { signInAdmin, signInCustomers } from '../people.ts';
import { type Running, startShop } from '../processes.ts';
import { processorSeconds } from '../processor-time.ts';
import { keepReport } from '../results.ts';
import { stockUp } from './fleet.ts';
import { eveningReads, mixed, startEditing } from './mixed-evening.ts';
import { startSteadyLoad } from './steady-load.ts';

/**
 * An hour of a mixed evening at a steady pace, after some minutes of the same: how much memory one
 * shop has, its jobs included, minute by minute.
 */
const minutes = Number(process.env.EVENING_MINUTES ?? 60);
const perSecond = Number(process.env.EVENING_PER_SECOND ?? 100);
const warmUpMinutes = 2;
const mostGrowth = 0.1;
const mostMegabytes = 300;
/** Their bearers last fifteen minutes. */
const minutesSignedIn = 10;

const [, , serverUrl = ''] = process.argv;

/** Resident, by the operating system. */
function megabytesOf({ process: { pid } }: Running): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function measure(): Promise<string[]> {
  await ensureWebBuilt();
  const databaseUrl = await makeDatabase(serverUrl, 'bench_hour');
  const settings = { DATABASE_URL: databaseUrl, SEED: 'demo', LOG_LEVEL: 'error' };
  const shop = await startShop(settings, { keepsOutput: true });
  try {
    const { url } = shop;
    const stocked = await stockUp({ url, databaseUrl }, 20);
    const admin = await signInAdmin(url);
    const reads = await eveningReads(url, stocked);
    const load = startSteadyLoad({ url, perSecond, next: mixed(reads, stocked) });
    const editing = startEditing(url, admin);
    const seen: number[] = [];
    for (let minute = 1; minute <= warmUpMinutes + minutes; minute += 1) {
      await wait(60_000);
      seen.push(megabytesOf(shop));
      console.error(
        `${minute}: ${seen.at(-1)} MB, ${processorSeconds(shop.process).toFixed(0)} s of processor`,
      );
      if (minute % minutesSignedIn > 0) continue;
      const again = await signInCustomers(url, databaseUrl, stocked.buyers.length);
      for (const [index, buyer] of stocked.buyers.entries()) Object.assign(buyer, again[index]);
      Object.assign(admin, await signInAdmin(url));
    }
    const { sent, failures, p50Ms, p95Ms, worstMs } = await load.stop();
    const edited = editing.stop();
    const [before = 0, ...hour] = seen.slice(warmUpMinutes - 1);
    const after = hour.at(-1) ?? 0;
    const growth = after / before - 1;
    const most = Math.max(...hour);
    const hasFailed = Object.keys({ ...failures, ...edited.failures }).length > 0;
    if (growth > mostGrowth || most > mostMegabytes || hasFailed) process.exitCode = 1;
    return [
      `${minutes} minutes at ${perSecond} requests a second after ${warmUpMinutes} to warm up: 90 % pages and lists, 8 % carts, 2 % orders, ${edited.edits} edits of products; ${sent.toLocaleString('en')} requests, failed ${JSON.stringify(failures)} ${JSON.stringify(edited.failures)}; ${p50Ms} ms in the median, ${p95Ms} ms at the 95th percentile, ${worstMs} ms at worst.`,
      '',
      `Resident: ${before} MB, then ${after} MB (${growth >= 0 ? '+' : ''}${(growth * 100).toFixed(1)} %, ≤ + ${mostGrowth * 100} %), at most ${most} MB (≤ ${mostMegabytes} MB). Minute by minute: ${hour.join(' ')}.`,
    ];
  } finally {
    await shop.stop();
    console.error(shop.output().slice(-5_000));
  }
}

await keepReport('hour', { database: 'PostgreSQL, fsync on', measure });
