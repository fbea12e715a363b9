import { setTimeout as wait } from 'node:timers/promises';
import { makeDatabase, query } from './bench-database.ts';
import { openBuyers, orderOf, succeed } from './buyers.ts';
import { listProducts } from './http-rows.ts';
import { compare, type Depth, type Row } from './measure.ts';
import { type Running, startShop, stop } from './processes.ts';
import { generateLoad, type LoadRequest } from './wrk.ts';

const processes = 3;
const changesOfRound = 200;
const limitMs = 1_000;
const connections = 8;
const ordersASecond = 20;
const askedEveryMs = 10;

/** Several processes of one shop: when each shows a change, and what orders leave of the reads. */
export async function spreadRows(serverUrl: string, { rounds, seconds }: Depth): Promise<Row[]> {
  const databaseUrl = await makeDatabase(serverUrl, 'bench_spread');
  // Mails are sent by another process, which is not there.
  const settings = { DATABASE_URL: databaseUrl, JOBS: 'apart', SEED: 'demo' };
  await using started = new AsyncDisposableStack();
  const shops: Running[] = [];
  for (let count = 0; count < processes; count += 1)
    shops.push(started.adopt(await startShop(settings), stop));
  const [shop] = shops as [Running];
  const shown = await compare({
    what: `changes of price, stock and listing that ${processes} processes show within a second`,
    unit: 'changes',
    rounds,
    reach: { least: 1 },
    limit: async () => changesOfRound,
    measure: () => countShown(shops, databaseUrl),
  });
  const buyers = await openBuyers({ shop, databaseUrl });
  const requests = ['rocket', 'flower pot', 'mathappu'].flatMap((search) => [
    read(`get?search=${encodeURIComponent(search)}{signs}`),
    read('get?price=1-{count}'),
  ]);
  const reads = async () => {
    const load = { url: shop.url, connections, seconds, requests };
    return (await generateLoad(load)).requestsPerSecond;
  };
  let placed = 0;
  const whileOrdering = async () => {
    const orders: Promise<boolean>[] = [];
    const timer = setInterval(() => {
      placed += 1;
      const buyer = buyers[placed % buyers.length];
      if (!buyer) return;
      const order = succeed(shop.url, orderOf(buyer, `spread ${placed}`));
      orders.push(order.then(Boolean, () => false));
    }, 1_000 / ordersASecond);
    const rate = await reads();
    clearInterval(timer);
    const refused = (await Promise.all(orders)).filter((isPlaced) => !isPlaced).length;
    if (refused > orders.length / 10)
      throw new Error(`${refused} of ${orders.length} orders failed`);
    return rate;
  };
  const left = await compare({
    what: `lists and searches while ${ordersASecond} orders a second are placed`,
    unit: '/s',
    rounds,
    reach: { least: 0.9 },
    limit: reads,
    measure: whileOrdering,
  });
  return [shown, left];
}

const read = (path: string): LoadRequest => ({ method: 'GET', path: `/api/v1/product/${path}` });

/** Each kind of change, and whether a call for the product shows it. */
const kinds: readonly { set(n: number): string; isShown(answer: Answer, n: number): boolean }[] = [
  { set: (n) => `price_paise = 100 * ${n}`, isShown: ({ data }, n) => data?.price === n },
  { set: (n) => `stock = ${n}`, isShown: ({ data }, n) => data?.stock === n },
  { set: () => 'unit = null', isShown: ({ data }) => !data },
  { set: () => "unit = 'Box'", isShown: ({ data }) => Boolean(data) },
];

type Answer = { data: { price: number; stock: number } | null };

let changes = 0;

/** How many changes every process shows in time, each made once all have shown the one before. */
async function countShown(shops: readonly Running[], databaseUrl: string): Promise<number> {
  const [product] = await listProducts(shops[0]?.url ?? '');
  if (!product) throw new Error('no product');
  let count = 0;
  for (let made = 0; made < changesOfRound; made += 1) {
    const kind = kinds[made % kinds.length];
    if (!kind) continue;
    // Of the round before, a price would be there already.
    changes += 1;
    const n = 1_000 + changes;
    await query(databaseUrl, `update products set ${kind.set(n)} where id = '${product._id}'`);
    const changedAt = performance.now();
    const late = await Promise.all(
      shops.map(async ({ url }) => {
        while (performance.now() - changedAt < 10 * limitMs) {
          const answer = await fetch(`${url}/api/v1/product/single/${product._id}`);
          if (kind.isShown((await answer.json()) as Answer, n)) break;
          await wait(askedEveryMs);
        }
        return performance.now() - changedAt > limitMs;
      }),
    );
    if (!late.includes(true)) count += 1;
  }
  return count;
}
