import { query } from './bench-database.ts';
import { besideLimit, compareWithLimit } from './beside-limit.ts';
import { additionOf, openBuyers, orderOf, succeed } from './buyers.ts';
import type { Depth, Row } from './measure.ts';

const ordersOfEach = 10;

/** The reads of signed-in customers: a cart of three lines, a page of ten orders of three. */
export const readRows = (serverUrl: string, depth: Depth): Promise<Row[]> =>
  besideLimit(serverUrl, depth, async (rows) => {
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
      await compareWithLimit(rows, {
        what: 'signed-in cart of 3 lines',
        reach,
        requests: reading('/api/v1/cart/get'),
      }),
      await compareWithLimit(rows, {
        what: 'signed-in list of 10 orders',
        reach,
        requests: reading('/api/v1/order/getuserOrder'),
      }),
    ];
  });
