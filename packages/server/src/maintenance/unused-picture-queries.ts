import { restoreDays } from '@mathappu/contract/catalogue';
import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Db, Queryable } from '#server/platform/db/open-database.ts';
import { pictureAddressOf } from '#server/platform/files/picture-address.ts';

const picturesAtOnce = 500;

/** Pictures in order lines and estimates count as shown, and those of an import that runs may be soon. */
const isShown = (address: RawBuilder<string>): RawBuilder<boolean> => sql`(
  ${address} in (select address from shown)
  or exists (select from users where avatar_url = ${address})
  or exists (select from order_lines where image = ${address})
  or exists (select from quote_lines where image = ${address})
  or exists (select from shipments where photo = f.id)
  or exists (select from product_imports where state in ('checking', 'applying')))`;

/**
 * Pictures that products, categories and reports show, or would again after an undo or once they are brought
 * back.
 */
const shown = sql`shown as materialized (
  select unnest(images) as address from products
  union all select image from categories where image is not null
  union all select image from deleted_categories where image is not null
    and deleted_at > now() - make_interval(days => ${restoreDays}::integer)
  union all select ${pictureAddressOf(sql`photo`)} from reports, unnest(photos) as photo
  where photos <> '{}'
  union all select json_array_elements_text(before -> 'images') from product_import_rows
  where before -> 'images' is not null
    and import_id in (select id from product_imports where state in ('done', 'undoing'))
)`;

const address = pictureAddressOf(sql`f.id`);

/** The pictures of more than a day, in batches by their ids, each with what nothing shows. */
export async function* listUnusedPictures(db: Queryable): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; isUnused: boolean }>`
      with f as materialized (
        select id from uploaded_files
        where id > ${after} and created_at < now() - interval '1 day'
        order by id limit ${picturesAtOnce}
      ), ${shown}
      select id, not ${isShown(address)} as "isUnused" from f order by id`.execute(db);
    yield rows.filter(({ isUnused }) => isUnused).map(({ id }) => id);
    if (rows.length < picturesAtOnce) return;
    after = rows.at(-1)?.id ?? '';
  }
}

/**
 * Deletes the rows of those that are still unused, and returns their ids. They are locked before
 * anything is looked up: whoever saves a product with one of them has done so, or finds it gone.
 */
export async function deletePictureRows(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  return inTransaction(db, async (tx) => {
    await sql`
      select id from uploaded_files where id = any(${ids}) order by id for update`.execute(tx);
    const { rows } = await sql<{ id: string }>`
      with ${shown}
      delete from uploaded_files f where f.id = any(${ids}) and not ${isShown(address)}
      returning f.id`.execute(tx);
    return rows.map(({ id }) => id);
  });
}
