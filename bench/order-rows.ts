import { isDeepStrictEqual } from 'node:util';
import { query } from './bench-database.ts';
import { besideLimit, connections, describeBoth, type Rows } from './beside-limit.ts';
import { additionOf, type Buyer, openBuyers, orderOf, succeed } from './buyers.ts';
import type { Depth, Row } from './measure.ts';
import { compareCosts } from './measure-cost.ts';

/** Cash-on-delivery orders of three lines; each customer buys different products. */
export const orderRows = (serverUrl: string, depth: Depth): Promise<Row[]> =>
  besideLimit(serverUrl, depth, async (rows) => {
    const { shop, limit, database } = rows;
    const buyers = await openBuyers(rows);
    await demandSameOrders(rows, buyers[0] as Buyer);
    const requests = buyers.map((buyer) => orderOf(buyer, '{count}'));
    const load = { connections, seconds: depth.seconds, requests };
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
