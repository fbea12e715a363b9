import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { AppError } from '#server/platform/http/app-error.ts';

export type CategoryRow = Omit<Selectable<Tables['categories']>, 'words' | 'words_version'>;

type Shelf = { count: number; lowest_paise: number | null };

export type ListedCategory = CategoryRow & Shelf & { slugs: string[] };

export type CategoryList = {
  categories: ListedCategory[];
  /** The products without a category. */
  other: Shelf;
};

/** All categories in their order, with what the shop shows of each: one statement. */
export async function listCategories(db: Queryable): Promise<CategoryList> {
  const { rows } = await sql<ListedCategory | Others>`
    with shelf as (
      select category_id, count(*) as count,
        min((price_paise * (10000 - discount_bp) + 5000) / 10000) as lowest_paise
      from products where is_listed group by category_id
    )
    select coalesce(shelf.count, 0) as count, shelf.lowest_paise,
      c.id, c.slug, c.name, c.name_ta, c.position, c.image, c.version, c.passport,
      array(select slug from category_slugs s where s.category_id = c.id) as slugs
    from shelf full join categories c on c.id = shelf.category_id
    order by c.position`.execute(db);
  const categories = rows.filter((row): row is ListedCategory => row.id !== null);
  const { count, lowest_paise } = rows.find(({ id }) => id === null) ?? nothing;
  return { categories, other: { count, lowest_paise } };
}

type Others = Shelf & {
  id: null;
  slug: null;
  name: null;
  name_ta: null;
  position: null;
  image: null;
  version: null;
  passport: null;
  slugs: string[];
};
const nothing: Shelf = { count: 0, lowest_paise: null };

/**
 * One change of categories at a time, until the transaction ends.
 * https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
 */
export async function lockAllCategories(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('categories', 0))`.execute(tx);
}

/** Whether a category other than this one has the name, compared without case. */
export async function isNameTaken(tx: Tx, name: string, except?: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from categories
    where lower(name) = lower(${name}::text) and id is distinct from ${except ?? null}::uuid
    `.execute(tx);
  return rows.length > 0;
}

/** Every slug that was ever used, with the category it leads to. */
export async function listSlugOwners(db: Queryable): Promise<Map<string, string | null>> {
  const rows = await db.selectFrom('category_slugs').select(['slug', 'category_id']).execute();
  return new Map(rows.map(({ slug, category_id }) => [slug, category_id]));
}

type NewCategory = Pick<CategoryRow, 'id' | 'slug' | 'name' | 'name_ta' | 'position' | 'image'> &
  Partial<Pick<CategoryRow, 'passport' | 'version'>>;

export async function insertCategories(tx: Tx, categories: readonly NewCategory[]): Promise<void> {
  const rows = categories.map(({ passport = {}, ...category }) => ({
    ...category,
    passport: JSON.stringify(passport),
  }));
  await tx.insertInto('categories').values(rows).execute();
  for (const { id, slug } of categories) await insertSlug(tx, slug, id);
}

/** Its own slug of before stays as it is. */
async function insertSlug(tx: Tx, slug: string, categoryId: string): Promise<void> {
  await tx
    .insertInto('category_slugs')
    .values({ slug, category_id: categoryId })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

export async function updateCategoryRow(
  tx: Tx,
  {
    id,
    passport,
    ...change
  }: Pick<CategoryRow, 'id' | 'slug' | 'name' | 'name_ta' | 'image' | 'passport'>,
): Promise<void> {
  await tx
    .updateTable('categories')
    // The version before makes its search words again as it starts, should it come back.
    .set(({ eb }) => ({
      ...change,
      passport: JSON.stringify(passport),
      words_version: 0,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await insertSlug(tx, change.slug, id);
}

/** Writes the facts of a category into its products where they state none of their own. */
export async function leaveFactsToProducts(tx: Tx, id: string): Promise<void> {
  await sql`
    update products set passport = c.passport || jsonb_strip_nulls(products.passport)
    from categories c where c.id = ${id} and products.category_id = c.id
      and c.passport <> '{}'`.execute(tx);
}

/** Its products stay without a category, its slugs stay used. */
export async function deleteCategoryRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('categories').where('id', '=', id).execute();
}

/** Finds which of these categories are unchanged since they were made and have no product. */
export async function listUnusedCategories(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from categories c where id = any(${ids}::uuid[]) and version = 1
      and not exists (select from products p where p.category_id = c.id and p.deleted_at is null)
    `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Numbers the categories from 0 in the order of the ids. */
export async function updatePositions(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update categories set position = place.number - 1
    from unnest(${ids}::uuid[]) with ordinality as place (id, number)
    where categories.id = place.id and categories.position <> place.number - 1`.execute(tx);
}

/** Finds which of these categories exist, and locks them until the transaction ends. */
export async function lockCategories(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from categories where id = any(${ids}::uuid[]) order by id for key share`.execute(tx);
  return rows.map(({ id }) => id);
}

/** @throws AppError categoryNotFound */
export async function assertCategoryExists(tx: Tx, id: string | null): Promise<void> {
  if (id === null || (await lockCategories(tx, [id])).length > 0) return;
  throw new AppError('categoryNotFound', {}, { field: 'categoryId' });
}

/** The categories that the texts name: by a slug, also one of before, or by the name. */
export async function listCategoriesNamed(
  db: Queryable,
  texts: readonly string[],
): Promise<{ text: string; id: string }[]> {
  if (texts.length === 0) return [];
  const { rows } = await sql<{ text: string; id: string }>`
    select distinct on (named.text) named.text, c.id
    from unnest(${texts}::text[]) as named (text)
    join categories c on lower(c.name) = lower(named.text)
      or c.id = (select category_id from category_slugs s where s.slug = named.text)
    order by named.text, lower(c.name) = lower(named.text)`.execute(db);
  return rows;
}
