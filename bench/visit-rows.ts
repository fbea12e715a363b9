import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { budgets, firstScripts, kilobytesOf } from '#packages/web/first-visit.ts';
import { findBrowser } from '../scripts/find-browser.mjs';
import { listProducts } from './http-rows.ts';
import { type Depth, median, type Row } from './measure.ts';
import { type Running, scratch } from './processes.ts';

const { limit: limitKilobytes } = budgets['without a form'];

/** The JavaScript a first visit loads, gzipped. */
export function scriptRows(): Row[] {
  return ['/', '/products'].map((address) => {
    const scripts = firstScripts(address);
    const kilobytes = kilobytesOf(scripts);
    const ofAdmin = scripts.filter((asset) => /admin|dashboard/i.test(asset));
    return {
      what: `JavaScript of a first visit to ${address}, gzipped`,
      measured: `${kilobytes.toFixed(1)} kB`,
      limit: `${limitKilobytes} kB`,
      ratio: `${ofAdmin.length} of the admin's`,
      reach: `≤ ${limitKilobytes} kB, none of the admin's`,
      isReached: kilobytes <= limitKilobytes && ofAdmin.length === 0,
      rounds: [kilobytes],
    };
  });
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

/** Lighthouse with its phone settings, the median of several runs for each address. */
export async function lighthouseRows(shop: Running, depth: Depth): Promise<Row[]> {
  const [product] = await listProducts(shop.url);
  const detail = `/productDetail/${product?._id}`;
  const addresses = ['/', '/ta', '/products', '/ta/products', detail, '/contact', '/login'];
  const rows: Row[] = [];
  for (const address of addresses) {
    const runs: Scores[] = [];
    for (let run = 0; run < Math.min(3, depth.rounds); run += 1) {
      runs.push(await runLighthouse(shop.url + address));
    }
    const scores = categories.map((category) =>
      Math.round(median(runs.map((scored) => scored[category])) * 100),
    );
    const [performance = 0, ...others] = scores;
    rows.push({
      what: `Lighthouse, mobile: ${address.replace(/(productDetail).*/, '$1/:id')}`,
      measured: scores.join(' · '),
      limit: '100',
      ratio: categories.join(' · '),
      reach: '≥ 98, 100 in the others',
      isReached: performance >= 98 && others.every((score) => score === 100),
      rounds: runs.map((scored) => scored.performance),
    });
  }
  return rows;
}

async function runLighthouse(url: string): Promise<Scores> {
  const file = join(scratch, 'lighthouse.json');
  const cli = fileURLToPath(new URL('../node_modules/lighthouse/cli/index.js', import.meta.url));
  const child = spawn(
    process.execPath,
    [
      cli,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: await findBrowser() },
    },
  );
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`lighthouse ended with ${code} at ${url}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    categories: Record<string, { score: number }>;
  };
  return Object.fromEntries(
    categories.map((category) => [category, report.categories[category]?.score ?? 0]),
  ) as Scores;
}
