import { isDeepStrictEqual } from 'node:util';
import { subtotalOf, toHundredths, toRupees } from '@mathappu/contract/money';
import type { BareShopOrder } from './bare-shop.ts';
import { makeDatabase, query } from './bench-database.ts';
import { type DatabaseAccount, openDatabaseAccount } from './database-account.ts';
import { listProducts } from './http-rows.ts';
import type { Depth, Reach, Row } from './measure.ts';
import { compareCosts } from './measure-cost.ts';
import { type SignedIn, signInCustomers } from './people.ts';
import { type Running, shopSettings, startBeside, startShop } from './processes.ts';
import type { LoadRequest } from './wrk.ts';

const connections = 8;
/** More than connections, so that hardly any has two orders at once. */
const customers = 20;
const ordersOfEach = 10;
const json = { 'content-type': 'application/json' };

/** What is looked for, and the words of the catalogue that mean it. */
const words = {
  rocket: ['rocket', 'ராக்கெட்'],
  fountain: ['fountain'],
  green: ['green'],
  red: ['red'],
  box: ['box'],
};

type Rows = {
  readonly shop: Running;
  readonly limit: Running;
  readonly database: DatabaseAccount;
  readonly databaseUrl: string;
  readonly depth: Depth;
};

/** A shop of its own beside the best that could be written by hand, on one database. */
async function besideBest(
  serverUrl: string,
  depth: Depth,
  measure: (rows: Rows) => Promise<Row[]>,
): Promise<Row[]> {
  const databaseUrl = await makeDatabase(serverUrl, 'bench_rows');
  const database = await openDatabaseAccount(databaseUrl);
  // Mails are sent by another process, which is not there.
  const shop = await startShop({ DATABASE_URL: databaseUrl, JOBS: 'apart', SEED: 'demo' });
  const order: BareShopOrder = { databaseUrl, authSecret: shopSettings.AUTH_SECRET, words };
  const limit = await startBeside('bare-shop.ts', order);
  try {
    return await measure({ shop, limit, database, databaseUrl, depth });
  } finally {
    await limit.stop();
    await shop.stop();
  }
}

type Case = {
  readonly what: string;
  readonly reach: Reach;
  readonly requests: readonly LoadRequest[];
};

/** Once both answer the same, what it takes them. */
async function compareWithBest(rows: Rows, { what, reach, requests }: Case): Promise<Row> {
  const { shop, limit, database, depth } = rows;
  for (const request of requests) {
    const answers = await Promise.all([shop, limit].map(({ url }) => answerOf(url, request)));
    if (!isDeepStrictEqual(answers[0], answers[1]))
      throw new Error(`${what}: ${describeBoth(answers)}`);
  }
  const load = { connections, seconds: depth.seconds, requests };
  return compareCosts({ what, rounds: depth.rounds, reach, database, shop, limit, load });
}

/** From shortly before the first difference. */
function describeBoth(answers: readonly unknown[]): string {
  const [shop = '', limit = ''] = answers.map((answer) => JSON.stringify(answer));
  const at = [...shop].findIndex((sign, index) => sign !== limit[index]);
  const from = Math.max(0, at - 100);
  return [shop, limit].map((text) => text.slice(from, from + 300)).join('\n');
}

let asked = 0;

async function answerOf(url: string, { path, method, headers, body }: LoadRequest) {
  asked += 1;
  const once = (text: string) => text.replace('{count}', `${asked}`).replace('{signs}', '!');
  const sent = { method, headers: { ...headers }, body: body && once(body) };
  return (await fetch(url + once(path), sent)).json() as Promise<unknown>;
}

/** Lists that no cache has: every one has prices, or a search signs, that no other has. */
export const listRows = (serverUrl: string, depth: Depth): Promise<Row[]> =>
  besideBest(serverUrl, depth, async (rows) => {
    const list = (body: object): LoadRequest => ({
      method: 'POST',
      path: '/api/v1/product/get',
      headers: json,
      body: JSON.stringify(body).replace('"{count}"', '{count}'),
    });
    const reach = { most: 1.5 };
    const searches = Object.keys(words).map((word) => list({ search: `${word} {signs}` }));
    return [
      await compareWithBest(rows, {
        what: 'list of products, not cached',
        reach,
        requests: [list({ price: { min: 1, max: '{count}' } })],
      }),
      await compareWithBest(rows, {
        what: 'search of products, not cached',
        reach,
        requests: searches,
      }),
    ];
  });

/** The reads of signed-in customers: a cart of three lines, a page of ten orders of three. */
export const readRows = (serverUrl: string, depth: Depth): Promise<Row[]> =>
  besideBest(serverUrl, depth, async (rows) => {
    const buyers = await openBuyers(rows);
    for (const buyer of buyers) {
      for (let made = 0; made < ordersOfEach; made += 1)
        await succeed(rows.shop.url, orderOf(buyer, `first ${made}`));
      for (const { _id } of buyer.products) await succeed(rows.shop.url, additionOf(buyer, _id));
    }
    await query(rows.databaseUrl, 'vacuum analyze');
    const reading = (path: string) =>
      buyers.map(({ headers: { authorization = '' } }) => ({
        method: 'GET',
        path,
        headers: { authorization },
      }));
    const reach = { most: 1.7 };
    return [
      await compareWithBest(rows, {
        what: 'signed-in cart of 3 lines',
        reach,
        requests: reading('/api/v1/cart/get'),
      }),
      await compareWithBest(rows, {
        what: 'signed-in list of 10 orders',
        reach,
        requests: reading('/api/v1/order/getuserOrder'),
      }),
    ];
  });

/** Cash-on-delivery orders of three lines; each customer buys different products. */
export const orderRows = (serverUrl: string, depth: Depth): Promise<Row[]> =>
  besideBest(serverUrl, depth, async (rows) => {
    const { shop, limit, database, databaseUrl } = rows;
    const buyers = await openBuyers(rows);
    await demandSameOrders(rows, buyers[0] as Buyer);
    const requests = buyers.map((buyer) => orderOf(buyer, '{count}'));
    const load = { connections, seconds: depth.seconds, requests };
    await query(databaseUrl, 'vacuum analyze');
    return [
      await compareCosts({
        what: 'cash-on-delivery order of 3 lines',
        rounds: depth.rounds,
        reach: { most: 1.7 },
        database,
        shop,
        limit,
        load,
      }),
    ];
  });

type Buyer = SignedIn & {
  readonly products: readonly { _id: string }[];
  readonly addressId: string;
  readonly total: number;
};

async function openBuyers({ shop: { url }, databaseUrl }: Rows): Promise<Buyer[]> {
  const people = await signInCustomers(url, databaseUrl, customers);
  await query(databaseUrl, 'update products set stock = 1000000 where is_listed');
  const products = await listProducts(url);
  const { rows } = await query(databaseUrl, 'select user_id, id from addresses');
  const addresses = rows as { user_id: string; id: string }[];
  return people.map((person, index) => {
    const bought = products.slice(index * 3, index * 3 + 3);
    const lines = bought.map(({ price, discount }) => ({
      pricePaise: toHundredths(price),
      discountBp: toHundredths(discount),
      quantity: 1,
    }));
    return {
      ...person,
      products: bought,
      addressId: addresses.find((row) => row.user_id === person.userId)?.id ?? '',
      total: toRupees(subtotalOf(lines)),
    };
  });
}

const orderOf = ({ headers, products, addressId, total }: Buyer, key: string): LoadRequest => ({
  method: 'POST',
  path: '/api/v1/order/cash-on-delivery',
  headers: { ...headers, 'idempotency-key': key },
  body: JSON.stringify({
    product_details: products.map(({ _id }) => ({ productId: _id, quantity: 1 })),
    delivery_address: addressId,
    totalAmt: total,
    subTotalAmt: total,
  }),
});

const additionOf = ({ headers }: Buyer, productId: string): LoadRequest => ({
  method: 'POST',
  path: '/api/v1/cart/create',
  headers,
  body: JSON.stringify({ productId, quantity: 1 }),
});

type Placed = { readonly data: { readonly _id: string; readonly orderId: string } };

async function succeed(url: string, request: LoadRequest): Promise<Placed> {
  const answer = (await answerOf(url, request)) as Placed & { success: boolean };
  if (!answer.success) throw new Error(`${request.path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Both write the same rows, and nothing when a request comes again. */
async function demandSameOrders({ shop, limit, databaseUrl }: Rows, buyer: Buyer): Promise<void> {
  const written: unknown[] = [];
  for (const { url } of [shop, limit]) {
    const request = orderOf(buyer, `same ${url}`);
    for (const { _id } of buyer.products) await succeed(shop.url, additionOf(buyer, _id));
    const first = await succeed(url, request);
    const again = await succeed(url, request);
    if (!isDeepStrictEqual(first, again)) throw new Error(`${url}: placed twice`);
    const { _id, orderId } = first.data;
    const { rows } = await query(databaseUrl, writtenBy(_id));
    written.push(JSON.parse(JSON.stringify(rows).replaceAll(_id, 'id').replaceAll(orderId, 'MP')));
  }
  if (!isDeepStrictEqual(written[0], written[1]))
    throw new Error(`orders: ${describeBoth(written)}`);
}

/** Every row of an order, without what differs from one to the next. */
const writtenBy = (id: string) => `
  select to_jsonb(o) - '{created_at,updated_at,request_hash,search_text}'::text[] as row from orders o where id = '${id}'
  union all select jsonb_agg(to_jsonb(l) order by line_no) from order_lines l where order_id = '${id}'
  union all select jsonb_agg(to_jsonb(c) - '{id,created_at,changed_at,at}'::text[]) from order_status_changes c where order_id = '${id}'
  union all select jsonb_agg(to_jsonb(m) - '{id,created_at,at}'::text[] order by product_id) from stock_movements m where order_id = '${id}'
  union all select jsonb_agg(to_jsonb(j) - '{id,created_on,start_after,keep_until}'::text[] #- '{data,cause}')
    from pgboss.job_common j where data ->> 'orderId' = '${id}'
  union all select jsonb_agg(answer) from idempotent_requests where answer ->> '_id' = '${id}'
  union all select to_jsonb(count(*)) from cart_lines
    where user_id = (select user_id from orders where id = '${id}')`;
