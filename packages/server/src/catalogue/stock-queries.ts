import { inheritFacts } from '@mathappu/contract/catalogue/passport';
import type { BasisPoints, Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import type { ConstraintMeanings } from '#server/platform/db/database-errors.ts';
import type { StatedPassport } from '#server/platform/db/json-columns.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** Another order took the last pieces. */
export const stockConstraints: ConstraintMeanings = { products_stock_check: 'outOfStock' };

/** A listed product with the values that an order needs. */
export type SellableProduct = {
  id: string;
  categoryId: string | null;
  name: string;
  /** '' when the product has none in Tamil. */
  nameTa: string;
  pricePaise: Paise;
  discountBp: BasisPoints;
  /** What is printed on the box; null when it is not known. */
  mrpPaise: Paise | null;
  unit: string;
  /** The first image; '' when there is none. */
  image: string;
  stock: number;
  /** On the printed price list; null when all numbers are taken. */
  listNumber: number | null;
  passport: StatedPassport;
};

type SellableRow = SellableProduct & { categoryPassport: StatedPassport | null };

export type StockLine = { productId: string; quantity: number };

/** A line that exceeds the stock; `available` is 0 when the product is not listed. */
export type ShortLine = StockLine & { available: number };

/** Of the order's lines the facts are a snapshot, those of the category included. */
const withFacts = ({ categoryPassport, ...product }: SellableRow): SellableProduct => ({
  ...product,
  passport: inheritFacts(product.passport, categoryPassport),
});

const sellable = sql`
  (select c.passport from categories c where c.id = category_id) as "categoryPassport",
  id, category_id as "categoryId", name, name_ta as "nameTa", price_paise as "pricePaise", discount_bp as "discountBp",
  mrp_paise as "mrpPaise", unit,
  coalesce(images[1], '') as image, stock, list_number as "listNumber", passport`;

/** The listed products among these, without a lock. */
export async function listProductsForOrder(
  db: Queryable,
  ids: readonly string[],
): Promise<SellableProduct[]> {
  const { rows } = await sql<SellableRow>`
    select ${sellable} from products where id = any(${ids}::uuid[]) and is_listed
    order by id`.execute(db);
  return rows.map(withFacts);
}

/**
 * The same, locked until the transaction ends. Everything that moves stock locks the products in
 * the order of their ids, which prevents deadlocks.
 * https://www.postgresql.org/docs/current/explicit-locking.html#LOCKING-DEADLOCKS
 */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<SellableProduct[]> {
  const { rows } = await sql<SellableRow>`
    select ${sellable} from products where id = any(${ids}::uuid[]) and is_listed
    order by id for update`.execute(tx);
  return rows.map(withFacts);
}

type TakenStock = {
  /** When there are any, nothing was taken. */
  short: ShortLine[];
  /** The listed products, locked, with their stock before. */
  products: SellableProduct[];
};

/**
 * Takes the lines from the stock, all or nothing, and records the movements. Each product has one
 * line.
 *
 * Two statements on purpose: under READ COMMITTED a statement sees the rows as they were when it
 * began, so the second one must begin after all rows are locked.
 * https://www.postgresql.org/docs/current/transaction-iso.html#XACT-READ-COMMITTED
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
    with requested as (
      select * from unnest(
        ${lines.map(() => newId())}::uuid[],
        ${lines.map((line) => line.productId)}::uuid[],
        ${lines.map((line) => line.quantity)}::integer[]
      ) as line (movement_id, product_id, quantity)
    ), written as (
      insert into stock_movements (id, product_id, kind, quantity, order_id, round)
      select movement_id, product_id, 'take', -quantity, ${orderId}::uuid, ${round}::integer
      from requested
    )
    update products set stock = products.stock - requested.quantity, is_stock_as_set = false
    from requested where products.id = requested.product_id`.execute(tx);
  return { short, products };
}

/** The end of a statement whose `released` are the pieces that come back; products off sale keep them aside. */
const addReleased = sql`
  update products set stock = stock + released.quantity,
    set_aside = set_aside + case when stock is null then released.quantity else 0 end,
    is_stock_as_set = false
  from released where products.id = released.product_id`;

/**
 * Releases the stock that the order took in this round, without the pieces that a refund has put back.
 * The stock of a product off sale is set aside. Idempotent: a unique index allows one release of each
 * movement of the round.
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
      select gen_random_uuid(), taken.product_id, 'release',
        coalesce(l.quantity - l.returned_quantity, -taken.quantity), taken.order_id, taken.round
      from stock_movements taken
      left join order_lines l on l.order_id = taken.order_id and l.product_id = taken.product_id
      where taken.order_id = ${orderId} and taken.round = ${round} and taken.kind = 'take'
        and (l.quantity is null or l.quantity > l.returned_quantity)
      on conflict (order_id, product_id, round, kind) where order_id is not null do nothing
      returning product_id, quantity
    )
    ${addReleased}`.execute(tx);
}

const lockStock = (tx: Tx, ids: readonly string[]) =>
  sql`select id from products where id = any(${ids}::uuid[]) order by id for update`.execute(tx);

/** How many pieces an order may have that holds some already; without a lock. */
export async function findAvailable(
  db: Queryable,
  held: readonly StockLine[],
  wanted: readonly StockLine[],
): Promise<Map<string, number>> {
  const ids = [...held, ...wanted].map(({ productId }) => productId);
  const products = await listProductsForOrder(db, ids);
  const stockOf = new Map(products.map(({ id, stock }) => [id, stock]));
  const heldOf = new Map(held.map(({ productId, quantity }) => [productId, quantity]));
  return new Map(ids.map((id) => [id, (stockOf.get(id) ?? 0) + (heldOf.get(id) ?? 0)]));
}

/** The same, with the products locked until the transaction ends. */
export async function lockAvailable(
  tx: Tx,
  held: readonly StockLine[],
  wanted: readonly StockLine[],
): Promise<Map<string, number>> {
  await lockStock(
    tx,
    [...held, ...wanted].map(({ productId }) => productId),
  );
  return findAvailable(tx, held, wanted);
}

type StockMove = {
  readonly from: {
    readonly orderId: string;
    readonly round: number;
    readonly lines: readonly StockLine[];
  };
  readonly to: { readonly orderId: string; readonly lines: readonly StockLine[] };
};

/**
 * Moves what one order holds to another that replaces it; the stock changes by the difference. The products
 * are locked and enough.
 */
export async function moveStock(tx: Tx, { from, to }: StockMove): Promise<void> {
  const moves = [
    ...from.lines.map(({ productId, quantity }) => ({
      ...{ productId, quantity },
      ...{ kind: 'release', of: from.orderId, round: from.round },
    })),
    ...to.lines.map(({ productId, quantity }) => ({
      ...{ productId, quantity: -quantity },
      ...{ kind: 'take', of: to.orderId, round: 1 },
    })),
  ].map((move) => ({ ...move, id: newId() }));
  await sql`
    with moved as (
      insert into stock_movements (id, product_id, kind, quantity, order_id, round)
      select id, "productId", kind, quantity, "of", round
      from json_to_recordset(${JSON.stringify(moves)}::json) as move (id uuid, "productId" uuid,
        kind text, quantity integer, "of" uuid, round integer)
      returning product_id, quantity
    ), released as (
      select product_id, sum(quantity)::integer as quantity from moved
      group by product_id having sum(quantity) <> 0
    )
    ${addReleased}`.execute(tx);
}

/** Puts pieces that an order holds back into stock, for a refund of them; once for each refund. */
export async function returnStock(
  tx: Tx,
  { orderId, refundId, lines }: { orderId: string; refundId: string; lines: readonly StockLine[] },
): Promise<void> {
  const ids = lines.map((line) => line.productId);
  await lockStock(tx, ids);
  await sql`
    with released as (
      insert into stock_movements (id, product_id, kind, quantity, order_id, refund_id)
      select movement_id, product_id, 'release', quantity, ${orderId}::uuid, ${refundId}::uuid
      from unnest(
        ${lines.map(() => newId())}::uuid[],
        ${ids}::uuid[],
        ${lines.map((line) => line.quantity)}::integer[]
      ) as line (movement_id, product_id, quantity)
      returning product_id, quantity
    )
    ${addReleased}`.execute(tx);
}

/** Records stock changes by admins. The sum of a product's movements is always its pieces. */
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

/** Deletes the movements of an order that is deleted; their sum is 0. */
export async function deleteMovements(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('stock_movements').where('order_id', '=', orderId).execute();
}
