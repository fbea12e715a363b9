import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { pictureAddressOf } from '#server/platform/files/picture-address.ts';

const address = pictureAddressOf(sql`f.id`);

/**
 * Deletes pictures that nothing has shown for a day, and returns their ids. Pictures in
 * order lines and estimates count as shown.
 */
export async function deleteUnusedPictureRows(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from uploaded_files f
    where f.created_at < now() - interval '1 day'
      and not exists (select from products p where ${address} = any(p.images))
      and not exists (select from categories c where c.image = ${address})
      and not exists (select from users u where u.avatar_url = ${address})
      and not exists (select from order_lines l where l.image = ${address})
      and not exists (select from quote_lines l where l.image = ${address})
    returning f.id`.execute(db);
  return rows.map(({ id }) => id);
}
