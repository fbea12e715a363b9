import { maxListNumber } from '@mathappu/contract/limits';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** Lets one transaction at a time give numbers. */
export async function lockListNumbers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('list numbers', 0))`.execute(tx);
}

type NumberedProduct = { id: string; listNumber: number | null };

/**
 * Locks all products that are not deleted and returns them in the order of the price list, those that
 * are not listed after the others.
 */
export async function lockProductsInListOrder(tx: Tx): Promise<NumberedProduct[]> {
  await sql`select id from products order by id for update`.execute(tx);
  const { rows } = await sql<NumberedProduct>`
    select p.id, p.list_number as "listNumber"
    from products p left join categories c on c.id = p.category_id
    where p.deleted_at is null
    order by p.is_listed desc, c.position nulls last, p.position, p.id`.execute(tx);
  return rows;
}

/** Whether a deleted product keeps a number. */
export async function hasKeptNumbers(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from products where deleted_at is not null and list_number is not null limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

const rowsAtOnce = 1_000;

/**
 * Numbers the locked products from 1 in this order and frees the numbers of deleted ones.
 *
 * @param numberedAt null where no list was printed before
 */
export async function writeListNumbers(
  tx: Tx,
  products: readonly NumberedProduct[],
  numberedAt: Date | null,
): Promise<void> {
  await sql`
    update products set freed_list_number = list_number, list_number = null
    where deleted_at is not null and list_number is not null`.execute(tx);
  const changed = products
    .map(({ id, listNumber }, at) => ({ id, listNumber, next: numberAt(at) }))
    .filter(({ listNumber, next }) => listNumber !== next);
  // All numbers are removed first, because two products must never have the same one.
  for (const { ids } of inBatches(changed)) {
    await sql`
      update products set list_number = null, freed_list_number = null
      where id = any(${ids}::uuid[])`.execute(tx);
  }
  for (const { ids, numbers } of inBatches(changed)) {
    await sql`
      update products set list_number = given.number, numbered_at = ${numberedAt}
      from unnest(${ids}::uuid[], ${numbers}::integer[]) as given (id, number)
      where products.id = given.id`.execute(tx);
  }
}

/** The number of the product at this place of the price list, from 0; null where there are none left. */
export const numberAt = (at: number): number | null => (at < maxListNumber ? at + 1 : null);

function* inBatches(changed: readonly { id: string; next: number | null }[]) {
  for (let start = 0; start < changed.length; start += rowsAtOnce) {
    const batch = changed.slice(start, start + rowsAtOnce);
    yield { ids: batch.map(({ id }) => id), numbers: batch.map(({ next }) => next) };
  }
}

/** The products that have these numbers, deleted ones included. */
export async function listNumbered(
  db: Queryable,
  numbers: readonly number[],
): Promise<{ id: string; name: string; listNumber: number }[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string; listNumber: number }>`
    select id, name, list_number as "listNumber" from products
    where list_number = any(${numbers}::integer[])`.execute(db);
  return rows;
}
