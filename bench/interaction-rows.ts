import { startShop } from '../e2e/support/start-shop.ts';
import { prepareVisits } from './interactions.ts';
import { type Depth, median, type Row } from './measure.ts';
import { type Delay, launchBrowser, takePhone } from './phone.ts';

const limitMs = 100;
const visitsPerRound = 5;

/** How long each interaction with a page takes until the next frame, on a slow phone. */
export async function interactionRows(depth: Depth): Promise<Row[]> {
  const shop = await startShop();
  const browser = await launchBrowser();
  const delays = new Map<string, Delay[]>();
  const keep = (what: string, delay: Delay) => {
    delays.set(what, [...(delays.get(what) ?? []), delay]);
  };
  try {
    const visits = await prepareVisits(shop);
    for (let repetition = 0; repetition < visitsPerRound * depth.rounds; repetition += 1) {
      for (const visit of visits) {
        const phone = await takePhone(browser, shop.url, keep);
        await visit(phone);
        await phone.close();
      }
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  return [...delays].map(([what, measured]) => toRow(what, measured));
}

function toRow(what: string, delays: readonly Delay[]): Row {
  const totals = delays.map(({ total }) => total).sort((one, other) => one - other);
  const part = (name: keyof Delay) => Math.round(median(delays.map((delay) => delay[name])));
  const p75 = totals[Math.ceil(totals.length * 0.75) - 1] ?? Number.NaN;
  return {
    what: `interaction: ${what}`,
    measured: `${median(totals)} ms (${part('input')} + ${part('processing')} + ${part('presentation')})`,
    limit: `${limitMs} ms`,
    ratio: `p75 ${p75}, worst ${totals.at(-1)} ms`,
    reach: `p75 ≤ ${limitMs} ms`,
    isReached: p75 <= limitMs,
    rounds: totals,
  };
}
