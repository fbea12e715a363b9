import http from 'node:http';
import { openDatabaseAccount } from './database-account.ts';
import type { RecordedAnswer } from './limit-http.ts';
import type { Depth, Row } from './measure.ts';
import { compareCosts } from './measure-cost.ts';
import { type Running, startBeside, stop } from './processes.ts';
import type { LoadRequest } from './wrk.ts';

const connections = 20;
const json = { 'content-type': 'application/json' };

/**
 * Cached pages and catalogue responses, compared with node:http sending the same bytes: by processor
 * time, which other load on the machine and the generator's own share hardly change.
 */
export async function httpRows(
  shop: Running,
  databaseUrl: string,
  { rounds, seconds }: Depth,
): Promise<Row[]> {
  const database = await openDatabaseAccount(databaseUrl);
  const productId = await firstProduct(shop.url);
  const page = (path: string): LoadRequest => ({
    method: 'GET',
    path,
    headers: { 'accept-encoding': 'br' },
  });
  const cases: [what: string, request: LoadRequest, least: number][] = [
    ['/ as HTML, warm', page('/'), 0.7],
    ['/products as HTML, warm', page('/products'), 0.7],
    ['/products?category=:slug as HTML, warm', page('/products?category=flower-pots'), 0.7],
    ['/ta/products as HTML, warm', page('/ta/products'), 0.7],
    ['/productDetail/:id as HTML, warm', page(`/productDetail/${productId}`), 0.7],
    [
      'POST /product/get, warm',
      { method: 'POST', path: '/api/v1/product/get', headers: json, body: '{"page":1}' },
      0.6,
    ],
    [
      'PUT /product/single/:id, warm',
      {
        method: 'PUT',
        path: `/api/v1/product/single/${productId}`,
        headers: json,
        body: '{}',
      },
      0.6,
    ],
  ];
  const rows: Row[] = [];
  for (const [what, request, least] of cases) {
    // The first answer is that of a request that is handled, and has its id.
    await record(shop.url, request);
    await using started = new AsyncDisposableStack();
    const answer = await record(shop.url, request);
    const limit = started.adopt(await startBeside('limit-http.ts', answer), stop);
    const load = { connections, seconds, requests: [request] };
    const reach = { least };
    rows.push(await compareCosts({ what, rounds, reach, database, shop, limit, load }));
  }
  return rows;
}

type Listed = { readonly _id: string; readonly price: number; readonly discount: number };

export async function listProducts(url: string): Promise<Listed[]> {
  const response = await fetch(`${url}/api/v1/product/get?limit=60`);
  return ((await response.json()) as { data: Listed[] }).data;
}

async function firstProduct(url: string): Promise<string> {
  const [product] = await listProducts(url);
  if (!product) throw new Error('the demo catalogue is empty');
  return product._id;
}

/** The headers that node:http itself adds to each response. */
const itsOwn = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

function record(
  url: string,
  { method, path, headers, body }: LoadRequest,
): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.request(url + path, { method, headers: { ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const recorded: string[] = [];
        for (let at = 0; at < response.rawHeaders.length; at += 2) {
          const [name = '', value = ''] = response.rawHeaders.slice(at, at + 2);
          if (!itsOwn.has(name.toLowerCase())) recorded.push(name, value);
        }
        if (response.statusCode !== 200) reject(new Error(`${path} gave ${response.statusCode}`));
        resolve({
          status: 200,
          headers: recorded,
          bodyBase64: Buffer.concat(chunks).toString('base64'),
        });
      });
    });
    request.on('error', reject).end(body);
  });
}
