import { createHash, createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { lineTotalPaise, toHundredths } from '@mathappu/contract/money';
import { makeTotals } from '@mathappu/contract/orders/totals';
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { newOrderNumber } from '#packages/server/src/orders/order-number.ts';
import { newId } from '#packages/server/src/platform/db/new-id.ts';
import { answerOrder, answerProduct, type OrderRow, type ProductRow } from './limit-answers.ts';
import * as statements from './limit-sql.ts';

export type LimitShopSettings = {
  readonly databaseUrl: string;
  readonly authSecret: string;
};

/** The limit of answers from the database: Fastify and the best statements, and nothing else. */
const [file = ''] = process.argv.slice(2);
const { databaseUrl, authSecret } = JSON.parse(readFileSync(file, 'utf8')) as LimitShopSettings;
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({
  connectionString: databaseUrl,
  options: '-c timezone=UTC -c jit=off',
});
const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'mathappu access-token', 32));
const app = Fastify();
const base = '/api/v1';

/** The session of a token that was signed here and is valid. */
function sessionOf({ headers: { authorization = '' } }: FastifyRequest): string {
  const [head, claims = '', signature = ''] = authorization.slice('Bearer '.length).split('.');
  const expected = createHmac('sha256', key).update(`${head}.${claims}`).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, 'base64url'))) throw new Error('forged');
  const { sid, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (exp * 1_000 < Date.now()) throw new Error('expired');
  return sid;
}

const succeed = (message: string, rest: object) => ({
  success: true,
  error: false,
  message,
  ...rest,
});

type CartRow = ProductRow & { line_id: string | null; quantity: number };

app.get(`${base}/cart/get`, async (request) => {
  const { rows } = await pool.query({ ...statements.readCart, values: [sessionOf(request)] });
  if (!rows[0]) throw new Error('signed out');
  const lines = (rows as CartRow[]).filter(({ id }) => id);
  return succeed('Cart fetched successfully', {
    data: lines.map((row) => ({
      _id: row.line_id,
      quantity: row.quantity,
      productId: answerProduct(row),
    })),
  });
});

const ordersOfPage = 10;

app.get(`${base}/order/getuserOrder`, async (request) => {
  const values = [sessionOf(request), ordersOfPage, 0];
  const { rows } = await pool.query({ ...statements.listOrders, values });
  const [first] = rows as (OrderRow & { total: number; enquiries: number })[];
  if (!first) throw new Error('signed out');
  const { total, enquiries } = first;
  const totalPages = Math.ceil(total / ordersOfPage);
  return succeed('Orders fetched successfully', {
    data: {
      orders: rows.filter(({ id }) => id).map(answerOrder),
      pagination: { page: 1, limit: ordersOfPage, total, totalPages },
      enquiryCount: enquiries,
    },
  });
});

type OrderBody = {
  readonly product_details: readonly { productId: string; quantity: number }[];
  readonly delivery_address: string;
  readonly totalAmt: number;
};

app.post(`${base}/order/cash-on-delivery`, async (request) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const placed = await placeOrder(client, request);
    await client.query('commit');
    return succeed('COD Order Placed Successfully!', { data: placed });
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

/** Once for each key, and all of it or nothing. */
async function placeOrder(client: pg.PoolClient, request: FastifyRequest) {
  const body = request.body as OrderBody;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const id = newId();
  const key = request.headers['idempotency-key'];
  const claim = [sessionOf(request), key, hash, JSON.stringify({ _id: id }), body.delivery_address];
  const { rows: claims } = await client.query({ ...statements.claimOrder, values: claim });
  const [buyer] = claims;
  if (!buyer || buyer.request_hash !== hash) throw new Error('no address, or another request');
  if (buyer.is_earlier) {
    const { _id } = buyer.answer;
    const { rows: found } = await client.query({ ...statements.findNumber, values: [_id] });
    return { orderId: found[0].number, _id };
  }
  const ids = body.product_details.map(({ productId }) => productId);
  const { rows } = await client.query({ ...statements.lockProducts, values: [ids] });
  const products = new Map(rows.map((row) => [row.id, row]));
  const lines = body.product_details.map(({ productId, quantity }, index) => {
    const found = products.get(productId);
    if (!found || found.stock < quantity) throw new Error('too few');
    const { name, image, unit, passport, price_paise: pricePaise, discount_bp: discountBp } = found;
    const priced = { pricePaise, discountBp, quantity };
    const totalPaise = lineTotalPaise(priced);
    const lineNo = index + 1;
    const movementId = newId();
    return { movementId, lineNo, productId, name, image, unit, passport, ...priced, totalPaise };
  });
  const subtotal = lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  const terms = buyer.delivery?.terms ?? { kind: 'free' };
  const packingPercent = buyer.selling?.packingPercent ?? 0;
  const totals = makeTotals(subtotal, { packingPercent, delivery: terms });
  if (totals.totalPaise !== toHundredths(body.totalAmt)) throw new Error('another total');
  const number = newOrderNumber();
  const mail = {
    kind: 'placed',
    payment: 'cash',
    orderId: id,
    paymentMethod: 'cod',
    to: buyer.email,
    subject: `Order ${number} received - Mathappu`,
    language: buyer.chosen_language ?? 'en',
    cause: { requestId: randomUUID() },
  };
  const values = [
    JSON.stringify(lines),
    id,
    number,
    buyer.id,
    totals.subtotalPaise,
    JSON.stringify(totals.adjustments),
    totals.totalPaise,
    buyer.name,
    buyer.email,
    buyer.phone,
    JSON.stringify({ ...buyer.address, terms: { kind: terms.kind, depot: null } }),
    hash,
    newId(),
    JSON.stringify(mail),
    ids,
  ];
  const { rows: written } = await client.query({ ...statements.writeOrder, values });
  if (!written[0]) throw new Error('the number is taken');
  return { orderId: number, _id: id };
}

app.get('/readyz', async () => (await pool.query('select 1 as ready')).rows[0]);
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
