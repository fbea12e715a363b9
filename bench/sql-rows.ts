import { randomUUID } from 'node:crypto';
import { subtotalOf, toHundredths, toRupees } from '@mathappu/contract/money';
import type { SqlOrder, SqlResult } from './bare-sql.ts';
import { query } from './bench-database.ts';
import { captureStatements } from './capture-statements.ts';
import { listProducts } from './http-rows.ts';
import type { LoadRequest } from './load-generator.ts';
import { compare, type Depth, type Row } from './measure.ts';
import { type SignedIn, signInCustomers } from './people.ts';
import { generateLoad, type Running, runBeside, shopSettings } from './processes.ts';

const clients = 8;
const json = { 'content-type': 'application/json' };

type SqlCase = {
  readonly what: string;
  readonly shop: Running;
  readonly databaseUrl: string;
  /** The requests that each client repeats; their statements are the limit. */
  readonly sample: readonly (readonly LoadRequest[])[];
  /** Called for each round, for requests that cannot be repeated. */
  requests(): readonly (readonly LoadRequest[])[];
};

/** Responses from the database, compared with their statements in a bare loop through the driver. */
async function compareWithSql(
  { what, shop, databaseUrl, sample, requests }: SqlCase,
  depth: Depth,
): Promise<Row> {
  const settings = { ...shopSettings, PUBLIC_URL: shop.url, DATABASE_URL: databaseUrl };
  const captured = await captureStatements(settings, sample.flat());
  const sql: SqlOrder['clients'] = sample.map((own) => {
    const answers = captured.splice(0, own.length);
    return { answers, fresh: own.length === 1 ? freshTokens(answers[0] ?? [], own[0]) : [] };
  });
  const { seconds } = depth;
  return compare({
    what,
    unit: 'answers/s',
    rounds: depth.rounds,
    reach: { least: 0.6 },
    limit: async () =>
      (await runBeside<SqlResult>('bare-sql.ts', { databaseUrl, seconds, clients: sql }))
        .answersPerSecond,
    measure: async () => {
      const order = { url: shop.url, connections: clients, seconds, requests: requests() };
      const { requestsPerSecond, refused } = await generateLoad(order);
      if (refused > 0) throw new Error(`${what}: ${refused} answers were refused`);
      return requestsPerSecond;
    },
  });
}

/** The ids, numbers and keys generated for an order: they are in an insert but not in the request. */
function freshTokens(
  statements: readonly { text: string; values: readonly unknown[] }[],
  request: LoadRequest | undefined,
): string[] {
  const given = JSON.stringify(request);
  const inserted = statements.filter(({ text }) => /insert into/i.test(text));
  const known = new Set(
    JSON.stringify(statements.filter(({ text }) => /^select|from "?users/.test(text))).match(uuids),
  );
  const key = request?.headers?.['idempotency-key'];
  const tokens = JSON.stringify(inserted.map(({ values }) => values)).match(
    new RegExp(`${uuids.source}|MP-[0-9A-Z]{4}-[0-9A-Z]{4}`, 'g'),
  );
  return [...new Set(tokens)].filter(
    (token) => token === key || (!given.includes(token) && !known.has(token)),
  );
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** A cash-on-delivery order of three lines; each customer buys different products. */
export async function orderRow(shop: Running, databaseUrl: string, depth: Depth): Promise<Row> {
  const people = await signInCustomers(shop.url, databaseUrl, clients);
  await query(databaseUrl, 'update products set stock = 1000000 where is_listed');
  const products = await listProducts(shop.url);
  const { rows } = await query(databaseUrl, 'select user_id, id from addresses');
  const addressOf = new Map(
    (rows as { user_id: string; id: string }[]).map((row) => [row.user_id, row.id]),
  );
  const bodies = await Promise.all(
    people.map(async (person, index) => {
      const lines = products.slice(index * 3, index * 3 + 3);
      const items = lines.map(({ _id }) => ({ productId: _id, quantity: 1 }));
      const total = await quote(shop.url, items);
      return JSON.stringify({
        product_details: items,
        delivery_address: addressOf.get(person.userId),
        totalAmt: total,
        subTotalAmt: total,
      });
    }),
  );
  const order = ({ headers }: SignedIn, body: string): LoadRequest => ({
    method: 'POST',
    path: '/api/v1/order/cash-on-delivery',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body,
  });
  const each = (count: number) =>
    people.map((person, index) =>
      Array.from({ length: count }, () => order(person, bodies[index] ?? '')),
    );
  return compareWithSql(
    {
      what: 'cash-on-delivery order of 3 lines, 8 clients',
      shop,
      databaseUrl,
      sample: each(1),
      requests: () => each(200 * depth.seconds),
    },
    depth,
  );
}

async function quote(url: string, items: readonly object[]): Promise<number> {
  const response = await fetch(`${url}/api/v1/cart/quote`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ items }),
  });
  const { data } = (await response.json()) as {
    data: { quantity: number; productId: { price: number; discount: number } }[];
  };
  const lines = data.map(({ quantity, productId: { price, discount } }) => ({
    pricePaise: toHundredths(price),
    discountBp: toHundredths(discount),
    quantity,
  }));
  return toRupees(subtotalOf(lines));
}

/** The reads of a signed-in customer: a cart of three lines, the orders. */
export async function readRows(shop: Running, databaseUrl: string, depth: Depth): Promise<Row[]> {
  const people = await signInCustomers(shop.url, databaseUrl, clients);
  const products = await listProducts(shop.url);
  for (const [index, { headers }] of people.entries()) {
    for (const { _id } of products.slice(30 + index * 3, 33 + index * 3)) {
      await fetch(`${shop.url}/api/v1/cart/create`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ productId: _id, quantity: 1 }),
      });
    }
  }
  const rows: Row[] = [];
  for (const [what, path] of [
    ['signed-in cart of 3 lines', '/api/v1/cart/get'],
    ['signed-in list of orders', '/api/v1/order/getuserOrder'],
  ] as const) {
    const reads = people.map(({ headers: { authorization = '' } }) => [
      { method: 'GET', path, headers: { authorization } },
    ]);
    rows.push(
      await compareWithSql(
        { what, shop, databaseUrl, sample: reads, requests: () => reads },
        depth,
      ),
    );
  }
  return rows;
}
