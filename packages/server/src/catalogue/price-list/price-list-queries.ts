import { sql } from 'kysely';
import type { StatedPassport } from '#server/platform/db/json-columns.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';

type ListedRow = {
  id: string;
  name: string;
  name_ta: string;
  unit: string;
  price_paise: number;
  discount_bp: number;
  stock: number;
  passport: StatedPassport;
  category: { slug: string; name: string; nameTa: string } | null;
};

/** The listed products by category, in the orders of the owner; those of no category come last. */
export async function listPrices(db: Queryable, limit: number): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select p.id, p.name, p.name_ta, p.unit, p.price_paise, p.discount_bp, p.stock, p.passport,
      case when c.id is not null then
        json_build_object('slug', c.slug, 'name', c.name, 'nameTa', c.name_ta)
      end as category
    from products p left join categories c on c.id = p.category_id
    where p.is_listed
    order by c.position nulls last, p.position, p.id
    limit ${limit}`.execute(db);
  return rows;
}
