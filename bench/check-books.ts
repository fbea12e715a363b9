import { sql } from 'kysely';
import {
  openEmbeddedDatabase,
  openServerDatabase,
} from '../packages/server/src/platform/db/open-database.ts';
import type { Wish } from './order-wishes.ts';

/** How many orders there are, and how many of each thing that must not be. */
export type BooksFindings = {
  orders: number;
  lostOrders: number;
  surplusOrders: number;
  incompleteOrders: number;
  wrongStocks: number;
  wrongLedgers: number;
};

/** Reads the database of a stopped server. */
export async function checkBooks(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  wishes: readonly Wish[],
): Promise<BooksFindings> {
  const database = databaseUrl
    ? openServerDatabase(databaseUrl, { onError: () => undefined })
    : await openEmbeddedDatabase({ dataDir });
  const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
    (await query.execute(database.db)).rows[0]?.n ?? Number.NaN;
  try {
    const { rows } = await sql<{ number: string }>`select number from orders`.execute(database.db);
    const numbers = new Set(rows.map((row) => row.number));
    const wished = new Set(wishes.map((wish) => wish.number));
    return {
      orders: rows.length,
      lostOrders: [...wished].filter((number) => !number || !numbers.has(number)).length,
      surplusOrders: rows.length - wishes.length,
      incompleteOrders: await count(sql`
        select count(*) as n from orders o where
          o.total_paise <> coalesce((select sum(total_paise) from order_lines where order_id = o.id), -1)
          or not exists (select from order_status_changes where order_id = o.id)`),
      wrongStocks: await count(sql`
        select count(*) as n from products p where coalesce(p.stock, 0) <>
          (select coalesce(sum(quantity), 0) from stock_movements where product_id = p.id)`),
      wrongLedgers: await count(sql`
        select count(*) as n from order_lines l where -l.quantity is distinct from
          (select sum(quantity) from stock_movements m
            where m.order_id = l.order_id and m.product_id = l.product_id)`),
    };
  } finally {
    await database.close();
  }
}
