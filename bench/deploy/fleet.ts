import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '#packages/server/test/deploy/nginx.ts';
import { findFreePort, type ShopProcess } from '#packages/server/test/shop-process.ts';
import { makeDatabase, query } from '../bench-database.ts';
import { listProducts } from '../http-rows.ts';
import { type SignedIn, signInCustomers } from '../people.ts';
import { scratch, startShop } from '../processes.ts';

const main = 'packages/server/src/main.ts';
const worker = 'packages/server/src/cli/worker.ts';
const root = join(import.meta.dirname, '../..');

export type Fleet = {
  /** Of nginx, before all of them. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly shops: ShopProcess[];
  /** What the shops that have ended, and nginx, had logged as errors. */
  readonly faults: readonly string[];
  /** Starts a shop in the place of the one that ran there, from the release in a folder. */
  replace(index: number, release?: string): Promise<void>;
  stop(): Promise<void>;
};

/** Shops, a worker, Redis and the documented nginx, as `deploy/` puts them together, on one machine. */
export async function startFleet(serverUrl: string, count: number): Promise<Fleet> {
  await using started = new AsyncDisposableStack();
  const databaseUrl = await makeDatabase(serverUrl, `bench_fleet_${count}`);
  const redisPort = await findFreePort();
  started.adopt(
    spawn('redis-server', ['--port', String(redisPort), '--save', ''], {
      cwd: tmpdir(),
      stdio: 'ignore',
    }),
    end,
  );
  const folder = mkdtempSync(join(scratch, 'nginx-'));
  mkdirSync(join(folder, 'cache'));
  const proxyPort = await findFreePort();
  const ports: number[] = [];
  for (let index = 0; index < count; index += 1) ports.push(await findFreePort());
  const common = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
    TRUST_PROXY: '127.0.0.1',
    SEED: 'demo',
    LOG_LEVEL: 'warn',
    JOBS: 'apart',
  };
  const start = (index: number, release = root) =>
    startShop(
      { ...common, PORT: String(ports[index]) },
      { script: join(release, main), keepsOutput: true },
    );
  const shops: ShopProcess[] = [];
  const faults: string[] = [];
  async function stop(shop: ShopProcess | undefined): Promise<void> {
    await shop?.stop();
    faults.push(...(shop?.output().split('\n') ?? []).filter((line) => /"level":[56]0/.test(line)));
  }
  started.defer(async () => void (await Promise.all(shops.map(stop))));
  for (let index = 0; index < count; index += 1) shops.push(await start(index));
  const working = { script: join(root, worker), readyLine: 'waits for jobs' };
  started.adopt(await startShop(common, working), stop);
  const nginx = started.adopt(await startNginx(folder, proxyPort, ports), async (running) => {
    faults.push(...(await running.stop()));
  });
  const all = started.move();
  return {
    url: nginx.url,
    databaseUrl,
    shops,
    faults,
    async replace(index, release) {
      await stop(shops[index]);
      shops[index] = await start(index, release);
    },
    stop: () => all.disposeAsync(),
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

export type Buyer = SignedIn & { readonly addressId: string };
export type Product = { readonly id: string; readonly paise: number };

/** Customers with an address, and products of which there are enough. */
export async function stockUp(
  { url, databaseUrl }: Pick<Fleet, 'url' | 'databaseUrl'>,
  customers: number,
): Promise<{ buyers: Buyer[]; products: Product[] }> {
  const people = await signInCustomers(url, databaseUrl, customers);
  await query(databaseUrl, 'update products set stock = 1000000 where is_listed');
  const listed = await listProducts(url);
  const { rows: addresses } = await query(databaseUrl, 'select user_id, id from addresses');
  const addressOf = new Map(
    (addresses as { user_id: string; id: string }[]).map((row) => [row.user_id, row.id]),
  );
  const { rows } = await query(databaseUrl, 'select id, unit_paise from products');
  const priceOf = new Map(
    (rows as { id: string; unit_paise: number }[]).map((row) => [row.id, row.unit_paise]),
  );
  return {
    buyers: people.map((person) => ({ ...person, addressId: addressOf.get(person.userId) ?? '' })),
    products: listed.map(({ _id: id }) => ({ id, paise: Number(priceOf.get(id)) })),
  };
}

/** A cash-on-delivery order of one piece. */
export const orderOf = ({ headers, addressId }: Buyer, { id, paise }: Product, key: string) => ({
  method: 'POST',
  path: '/api/v1/order/cash-on-delivery',
  headers: { ...headers, 'idempotency-key': key },
  body: JSON.stringify({
    product_details: [{ productId: id, quantity: 1 }],
    delivery_address: addressId,
    totalAmt: paise / 100,
    subTotalAmt: paise / 100,
  }),
});
