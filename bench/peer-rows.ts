import { productPageSize } from '@mathappu/contract/limits';
import { makeDatabase, query } from './bench-database.ts';
import { insertProducts } from './bulk/bulk-data.ts';
import { openDatabaseAccount } from './database-account.ts';
import { listProducts } from './http-rows.ts';
import type { Depth, Row } from './measure.ts';
import { type Answering, compareServers } from './measure-cost.ts';
import { evershop } from './peers/evershop.ts';
import { medusa } from './peers/medusa.ts';
import { type Asked, asked, browsers, type Peer, type PeerProduct, page } from './peers/peer.ts';
import { groupSeconds } from './peers/process-group.ts';
import { startPeer } from './peers/start-peer.ts';
import { vendure } from './peers/vendure.ts';
import { type Running, startShop } from './processes.ts';
import { processorSeconds } from './processor-time.ts';
import type { LoadRequest } from './wrk.ts';

const peers: readonly Peer[] = [evershop, vendure, medusa];

const productCount = 1_000;
const connections = 8;
const twoOrdersOfMagnitude = 100;
/** In less, what is under way at the end would be much of what a slow peer answers. */
const leastSeconds = 5;

type Server = Omit<Answering, 'load'> & {
  readonly requests: Partial<Record<Asked, LoadRequest>>;
};

/** The shop beside others with the same products, one after the other; beside all, if none is named. */
export async function peerRows(
  serverUrl: string,
  named: readonly string[] | undefined,
  depth: Depth,
): Promise<Row[]> {
  const chosen = choosePeers(named);
  const databaseUrl = await makeDatabase(serverUrl, 'bench_peers');
  const settings = { DATABASE_URL: databaseUrl, SEED: 'none' };
  await (await startShop(settings)).stop();
  await insertProducts(databaseUrl, productCount);
  const products = await readProducts(databaseUrl);
  const database = await openDatabaseAccount(databaseUrl);
  const running = await startShop(settings);
  const rows: Row[] = [];
  try {
    const shop = {
      url: running.url,
      database,
      requests: await requestsOf(running),
      processorSeconds: () => processorSeconds(running.process),
    };
    for (const peer of chosen)
      rows.push(...(await besidePeer(peer, { shop, serverUrl, products, depth })));
  } finally {
    await running.stop();
  }
  return rows;
}

export function choosePeers(named: readonly string[] = peers.map(({ id }) => id)): Peer[] {
  return named.map((name) => {
    const peer = peers.find(({ id }) => id === name);
    if (!peer) throw new Error(`there is no peer ${name}: ${peers.map(({ id }) => id).join(', ')}`);
    return peer;
  });
}

type Beside = {
  readonly shop: Server;
  readonly serverUrl: string;
  readonly products: readonly PeerProduct[];
  readonly depth: Depth;
};

/** What of a peer cannot be installed, started or asked has one row, which says why. */
async function besidePeer(peer: Peer, { shop, depth, ...data }: Beside): Promise<Row[]> {
  const rows: Row[] = [];
  let running: Awaited<ReturnType<typeof startPeer>> | undefined;
  try {
    running = await startPeer(peer, data);
    const { process: child, place } = running;
    const limit: Server = {
      url: place.url,
      database: await openDatabaseAccount(place.databaseUrl),
      requests: await peer.requests(place),
      processorSeconds: () => groupSeconds(child),
    };
    for (const what of asked) {
      if (!limit.requests[what]) continue;
      rows.push(
        await compareServers({
          what: `${what}, beside ${peer.name}`,
          rounds: depth.rounds,
          seconds: Math.max(depth.seconds, leastSeconds),
          reach: { least: twoOrdersOfMagnitude },
          shop: await underLoad(shop, what),
          limit: await underLoad(limit, what),
        }),
      );
    }
  } catch (error) {
    rows.push(notMeasured(peer, error as Error));
  } finally {
    await running?.stop();
  }
  return rows;
}

/** The row of a peer that could not be. */
export const notMeasured = ({ name }: Pick<Peer, 'name'>, { message }: Error): Row => ({
  what: name,
  measured: 'not measured',
  limit: message.replace(/\s+/g, ' ').replaceAll('|', '/').slice(0, 300),
  ratio: '',
  reach: '',
  isReached: false,
  rounds: [],
});

/** Once it has been asked, to see that it answers what is asked. */
async function underLoad({ requests, ...server }: Server, what: Asked): Promise<Answering> {
  const request = requests[what] as LoadRequest;
  const { method, path, headers, body } = request;
  const response = await fetch(server.url + path, { method, headers, body });
  const text = await response.text();
  // GraphQL refuses with 200.
  if (!response.ok || /^\{"errors":/.test(text))
    throw new Error(`${what}: ${response.status} ${text.slice(0, 200)}`);
  return { ...server, load: { connections, requests: [request] } };
}

async function readProducts(databaseUrl: string): Promise<PeerProduct[]> {
  const { rows } = await query(
    databaseUrl,
    `select 'product-' || position as slug, name, description, price_paise / 100.0 as "priceRupees", stock
     from products order by position`,
  );
  return rows.map((row) => ({ ...row, priceRupees: Number(row.priceRupees) }) as PeerProduct);
}

/** The shop's own requests. */
async function requestsOf({ url }: Running): Promise<Record<Asked, LoadRequest>> {
  const [product] = await listProducts(url);
  const api = (method: string, path: string, body: object): LoadRequest => ({
    method,
    path: `/api/v1/product/${path}`,
    headers: { 'content-type': 'application/json', 'accept-encoding': browsers },
    body: JSON.stringify(body),
  });
  return {
    'home page': page('/'),
    'page with a list of products': page('/products'),
    'page of a product': page(`/productDetail/${product?._id}`),
    'list of products': api('POST', 'get', { page: 1, limit: productPageSize }),
    'one product': api('PUT', `single/${product?._id}`, {}),
  };
}
