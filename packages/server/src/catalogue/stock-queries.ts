import type { BasisPoints, Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import type { ConstraintMeanings } from '#server/platform/db/database-errors.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** Another order took the last pieces. */
export const stockConstraints: ConstraintMeanings = { products_stock_check: 'outOfStock' };

/** A product as an order needs it: only listed ones can be sold. */
export type SellableProduct = {
  id: string;
  name: string;
  pricePaise: Paise;
  discountBp: BasisPoints;
  unit: string;
  /** The first picture, '' when there is none. */
  image: string;
  stock: number;
};

export type StockLine = { productId: string; quantity: number };

/** What cannot be taken: `available` is 0 when the product is no longer sold. */
export type ShortLine = StockLine & { available: number };

const sellable = sql`
  id, name, price_paise as "pricePaise", discount_bp as "discountBp", unit,
  coalesce(images[1], '') as image, stock`;

/** The listed ones among these, without a lock. */
export async function listProductsForOrder(
  db: Queryable,
  ids: readonly string[],
): Promise<SellableProduct[]> {
  const { rows } = await sql<SellableProduct>`
    select ${sellable} from products where id = any(${ids}::uuid[]) and is_listed
    order by id`.execute(db);
  return rows;
}

/** The same, locked in id order until the transaction ends, as everything that moves stock does. */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<SellableProduct[]> {
  const { rows } = await sql<SellableProduct & { isListed: boolean }>`
    select ${sellable}, is_listed as "isListed" from products where id = any(${ids}::uuid[])
    order by id for update`.execute(tx);
  return rows.filter((row) => row.isListed).map(({ isListed: _, ...product }) => product);
}

type TakenStock = {
  /** When there is one, nothing has been taken. */
  short: ShortLine[];
  /** The listed ones among the products, locked, with the stock they had before. */
  products: SellableProduct[];
};

/**
 * Takes the lines out of stock, all or nothing, and writes them into the history of stock.
 * The lines name each product once.
 *
 * Two statements on purpose: the second one begins when every row is locked, so it sees them as
 * they are. One statement that locks and writes would see rows as they were before it waited.
 */
export async function takeStock(
  tx: Tx,
  { orderId, round, lines }: { orderId: string; round: number; lines: readonly StockLine[] },
): Promise<TakenStock> {
  const products = await lockProducts(
    tx,
    lines.map((line) => line.productId),
  );
  const stockOf = new Map(products.map(({ id, stock }) => [id, stock]));
  const short = lines
    .map((line) => ({ ...line, available: stockOf.get(line.productId) ?? 0 }))
    .filter(({ quantity, available }) => available < quantity);
  if (short.length > 0) return { short, products };
  await sql`
    with wanted as (
      select * from unnest(
        ${lines.map(() => newId())}::uuid[],
        ${lines.map((line) => line.productId)}::uuid[],
        ${lines.map((line) => line.quantity)}::integer[]
      ) as line (movement_id, product_id, quantity)
    ), written as (
      insert into stock_movements (id, product_id, kind, quantity, order_id, round)
      select movement_id, product_id, 'take', -quantity, ${orderId}::uuid, ${round}::integer
      from wanted
    )
    update products set stock = products.stock - wanted.quantity
    from wanted where products.id = wanted.product_id`.execute(tx);
  return { short, products };
}

/**
 * Puts back what the order took in this round, once, whoever asks and however often.
 * What it took stands in the history of stock, so nothing else can be put back.
 */
export async function releaseStock(
  tx: Tx,
  { orderId, round }: { orderId: string; round: number },
): Promise<void> {
  await sql`
    select id from products where id in (
      select product_id from stock_movements
      where order_id = ${orderId} and round = ${round} and kind = 'take')
    order by id for update`.execute(tx);
  await sql`
    with released as (
      insert into stock_movements (id, product_id, kind, quantity, order_id, round)
      select gen_random_uuid(), product_id, 'release', -quantity, order_id, round
      from stock_movements
      where order_id = ${orderId} and round = ${round} and kind = 'take'
      on conflict (order_id, product_id, round, kind) where order_id is not null do nothing
      returning product_id, quantity
    )
    update products set stock = coalesce(stock, 0) + released.quantity
    from released where products.id = released.product_id`.execute(tx);
}

/** What an admin changed stock by; the sum of a product's movements is its stock. */
export async function insertStockChanges(tx: Tx, changes: readonly StockLine[]): Promise<void> {
  const moved = changes.filter((change) => change.quantity !== 0);
  if (moved.length === 0) return;
  await sql`
    insert into stock_movements (id, product_id, kind, quantity)
    select id, product_id, 'set', quantity from unnest(
      ${moved.map(() => newId())}::uuid[],
      ${moved.map((change) => change.productId)}::uuid[],
      ${moved.map((change) => change.quantity)}::integer[]
    ) as change (id, product_id, quantity)`.execute(tx);
}
