import { productPageSize } from '@mathappu/contract/limits';
import { makeDatabase, query } from './bench-database.ts';
import { insertProducts } from './bulk-data.ts';
import { listProducts } from './http-rows.ts';
import type { LoadRequest } from './load-generator.ts';
import type { Depth, Row } from './measure.ts';
import { compareAnswers, type Measured, notMeasured } from './peers/compare-answers.ts';
import { evershop } from './peers/evershop.ts';
import { medusa } from './peers/medusa.ts';
import { type Asked, asked, browsers, type Peer, type PeerProduct, page } from './peers/peer.ts';
import { groupSeconds } from './peers/process-group.ts';
import { startPeer } from './peers/start-peer.ts';
import { vendure } from './peers/vendure.ts';
import { type Running, startShop } from './processes.ts';
import { processorSeconds } from './wrk.ts';

const peers: readonly Peer[] = [evershop, vendure, medusa];

const productCount = 1_000;

/** The shop beside others with the same products, one after the other. */
export async function peerRows(serverUrl: string, depth: Depth): Promise<Row[]> {
  const databaseUrl = await makeDatabase(serverUrl, 'bench_peers');
  const settings = { DATABASE_URL: databaseUrl, SEED: 'none' };
  await (await startShop(settings)).stop();
  await insertProducts(databaseUrl, productCount);
  const products = await readProducts(databaseUrl);
  const shop = await startShop(settings);
  const rows: Row[] = [];
  try {
    const ours = {
      url: shop.url,
      databaseUrl,
      requests: await requestsOf(shop),
      serverSeconds: () => processorSeconds(shop.process),
    };
    for (const peer of peers)
      rows.push(...(await besidePeer(peer, ours, { serverUrl, products, depth })));
  } finally {
    await shop.stop();
  }
  return rows;
}

/** What of a peer cannot be installed, started or asked has one row, which says why. */
async function besidePeer(
  peer: Peer,
  ours: Measured,
  { depth, ...data }: { serverUrl: string; products: readonly PeerProduct[]; depth: Depth },
): Promise<Row[]> {
  const rows: Row[] = [];
  let running: Awaited<ReturnType<typeof startPeer>> | undefined;
  try {
    running = await startPeer(peer, data);
    const { process: child, place } = running;
    const requests = await peer.requests(place);
    const theirs = { ...place, requests, serverSeconds: () => groupSeconds(child) };
    for (const what of asked)
      if (requests[what]) rows.push(...(await compareAnswers(what, peer, { ours, theirs, depth })));
  } catch (error) {
    rows.push(notMeasured(peer, error as Error));
  } finally {
    await running?.stop();
  }
  return rows;
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
