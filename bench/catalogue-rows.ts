import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ServerBuild } from 'react-router';
import { buildApp } from '#packages/server/src/app.ts';
import {
  type Catalogue,
  productsAt,
  slotsInOrder,
} from '#packages/server/src/catalogue/catalogue.ts';
import { type Listing, listProducts } from '#packages/server/src/catalogue/list-products.ts';
import { suggestProducts } from '#packages/server/src/catalogue/search/suggest-products.ts';
import { openShop } from '#packages/server/src/open-shop.ts';
import { loadBuiltPages } from '#packages/server/src/pages/load-build.ts';
import { makePageRenderer } from '#packages/server/src/pages/render-page.ts';
import { openCache } from '#packages/server/src/platform/cache/cache.ts';
import { readConfig } from '#packages/server/src/platform/config/config.ts';
import type { Shop } from '#packages/server/src/shop.ts';
import { begun, fillCatalogue, many, typed } from './bulk/large-catalogue.ts';
import { compare, type Depth, type Row } from './measure.ts';
import { scratch } from './processes.ts';

const most = { loadMs: 1_500, megabytes: 120, medianMs: 3, slowestMs: 10 };
const answersOfRound = 500;
const pagesOfRound = 20;

/** What the catalogue in memory costs in this process, by processor time of all its threads. */
export async function catalogueRows(serverUrl: string, { rounds }: Depth): Promise<Row[]> {
  const databaseUrl = await fillCatalogue(serverUrl, 'bench_catalogue');
  const dataDir = join(scratch, 'catalogue');
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SEED: 'none' };
  const config = readConfig({ ...settings, NODE_ENV: 'test', RATE_LIMIT_SCALE: '1000000' });
  // Nothing is kept, so that each page is made anew.
  const cache = { ...openCache(), get: <T>(_key: string, make: () => Promise<T>) => make() };
  await using opened = new AsyncDisposableStack();
  const { shop } = opened.adopt(await openShop(config, { cache }), (open) => open.close());
  const loaded = await costOfLoading(shop);
  const of = `${many.toLocaleString('en')} products`;
  const row = (what: string, unit: string, limit: number, measure: () => Promise<number>) =>
    compare({ what, unit, rounds: 1, reach: { most: 1 }, limit: async () => limit, measure });
  const rows = [
    await row(`first read of ${of}`, 'ms', most.loadMs, async () => loaded.ms),
    await row(`memory of ${of}`, 'MB', most.megabytes, async () => loaded.megabytes),
  ];
  const catalogue = await shop.catalogue.current();
  for (const [what, answer] of Object.entries(answersOf(catalogue))) {
    const times: number[] = [];
    for (let made = 0; made < answersOfRound * rounds; made += 1)
      times.push(await costOf(() => answer(made)));
    const warm = times.slice(answersOfRound / 2).sort((a, b) => a - b);
    const at = async (share: number) => warm[Math.floor(warm.length * share)] ?? Number.NaN;
    rows.push(
      await row(`${what}, ${of}: median`, 'ms', most.medianMs, () => at(0.5)),
      await row(`${what}, ${of}: 99 of 100`, 'ms', most.slowestMs, () => at(0.99)),
    );
  }
  rows.push(await pageRow(shop, rounds));
  return rows;
}

async function costOfLoading({ catalogue }: Shop): Promise<{ ms: number; megabytes: number }> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 1e6;
  };
  const before = used();
  const ms = await costOf(() => catalogue.current());
  return { ms, megabytes: used() - before };
}

/** Milliseconds of processor time. */
async function costOf(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const sorts = ['newest', 'priceAsc', 'priceDesc', 'discount', 'bestselling', 'reviews'] as const;

/** Answers, none of which was given before; `made` is how many were. */
function answersOf(catalogue: Catalogue): Record<string, (made: number) => unknown> {
  const list = (asked: Partial<Listing>) =>
    listProducts(catalogue, {
      ...{ page: 1, limit: 24, search: '', sort: 'newest', filters: {}, withFacets: false },
      ...asked,
    });
  const filters = (made: number): Listing['filters'] => ({
    price: { min: 1 + (made % 100), max: 150 + made },
    ...(made % 3 === 0 ? { class: ['star', 'swas'], noise: ['quiet'], stock: ['in'] } : {}),
  });
  const names = productsAt(catalogue, slotsInOrder(catalogue, 'featured')).map(({ name }) => name);
  const at = (texts: readonly string[], made: number) => texts[(made * 7) % texts.length] ?? '';
  return {
    'list in any order': (made) =>
      list({ sort: sorts[made % sorts.length] ?? 'newest', page: 1 + (made % 50) }),
    'list with filters': (made) => list({ filters: filters(made) }),
    'list with all facets': (made) => list({ filters: filters(made), withFacets: true }),
    'search as people type': (made) => list({ search: at(typed, made) }),
    'search for a name': (made) => list({ search: at(names, made) }),
    suggestions: (made) => suggestProducts(catalogue, at(begun, made)),
  };
}

type EntryContext = { serverHandoffStream: ReadableStream<Uint8Array>; renderMeta: object };
type Render = (
  ...args: [Request, number, Headers, context: EntryContext, loadContext: unknown]
) => Promise<Response>;

/** A page of the list, compressed, beside React's rendering of the same elements. */
async function pageRow(shop: Shop, rounds: number): Promise<Row> {
  const build = await loadBuiltPages()?.('en');
  if (!build) throw new Error('the web app is not built');
  const app = await buildApp(shop, { hasPages: false });
  const renderer = (of: ServerBuild) => {
    const { render } = makePageRenderer(app, shop, async () => of, { isCaching: true });
    return () => render('/products', { ip: '127.0.0.1', userAgent: '' });
  };
  const { noting, renderAgain } = noteRendering(build);
  await renderer(noting)();
  const whole = renderer(build);
  const costOfMany = async (make: () => Promise<unknown>) =>
    (await costOf(async () => {
      for (let made = 0; made < pagesOfRound; made += 1) await make();
    })) / pagesOfRound;
  const measure = () => costOfMany(whole);
  const limit = () => costOfMany(renderAgain);
  for (let round = 0; round < 5; round += 1) await Promise.all([measure(), limit()]);
  const what = 'page of the list made anew beside its rendering by React';
  const row = await compare({
    what,
    unit: 'ms',
    rounds: rounds * 2,
    reach: { most: 2 },
    limit,
    measure,
  });
  await app.close();
  return row;
}

/** A build that notes what React is given, and the rendering of what was noted last. */
function noteRendering(build: ServerBuild) {
  const render = build.entry.module.default as unknown as Render;
  let noted: { args: Parameters<Render>; data: ArrayBuffer } | undefined;
  const renderAgain = async () => {
    if (!noted) throw new Error('nothing was rendered');
    const [request, status, headers, context, loadContext] = noted.args;
    const serverHandoffStream = new Response(noted.data)
      .body as EntryContext['serverHandoffStream'];
    const again = { ...context, renderMeta: {}, serverHandoffStream };
    return render(request, status, headers, again, loadContext);
  };
  const note: Render = async (...args) => {
    noted = { args, data: await new Response(args[3].serverHandoffStream).arrayBuffer() };
    return renderAgain();
  };
  const entry = { module: { ...build.entry.module, default: note as never } };
  return { noting: { ...build, entry }, renderAgain };
}
