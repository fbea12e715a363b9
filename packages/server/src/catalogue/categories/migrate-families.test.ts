import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { seedDemo } from '#server/seed-demo.ts';
import { openTestShop } from '#test/test-shop.ts';
import { listCategories } from './category-queries.ts';

const name = '0024-categories.sql';

test('the migration makes of the rows of details what the seed makes of the demo', async () => {
  const { shop, database, close } = await openTestShop();
  await seedDemo(shop);
  const { db } = shop;
  const read = async () => ({
    categories: (await listCategories(db)).categories.map(
      ({ slug, name, position, count, slugs }) => ({
        slug,
        name,
        position,
        count,
        slugs,
      }),
    ),
    products: (
      await sql<{ name: string }>`
        select p.name, p.name_ta, p.details, c.name as category
        from products p join categories c on c.id = p.category_id
        order by p.position`.execute(db)
    ).rows,
  });
  const seeded = await read();
  expect(seeded.categories).toHaveLength(16);
  expect(seeded.categories.slice(0, 2)).toMatchObject([
    { slug: 'aerial-shots', name: 'Aerial shots', position: 0 },
    { slug: 'sparklers', name: 'Sparklers', position: 1 },
  ]);

  // As it was before.
  await sql`
    update products set details = (
      select json_object_agg(key, value order by place) from (
        select key, value, place from json_each(details) with ordinality as row (key, value, place)
        union all select 'தமிழ் பெயர்', to_json(name_ta), 100 where name_ta <> '') as rows)`.execute(
    db,
  );
  await undoMigrations(db);
  expect((await migrate(database))[0]).toBe(name);
  expect(await read()).toEqual(seeded);
  await close();
});

test('families that share a slug, have none or are too long keep the shop from nothing', async () => {
  const { shop, database, close } = await openTestShop();
  const { db } = shop;
  const families = [
    'Rockets',
    'ROCKETS',
    'Rockets!',
    'புஸ்வாணம்',
    'Other',
    'Category 1',
    'x'.repeat(61),
  ];
  for (const [position, family] of families.entries()) {
    await sql`
      insert into products (id, name, description, details, position) values
        (gen_random_uuid(), ${`Product ${position}`}, '', ${JSON.stringify({ Family: family })}::json, ${position})`.execute(
      db,
    );
  }
  await undoMigrations(db);
  expect((await migrate(database))[0]).toBe(name);
  const { categories } = await listCategories(db);
  expect(categories.map(({ name, slug }) => [name, slug])).toEqual([
    ['Rockets', 'rockets'],
    ['Rockets!', 'category-2'],
    ['புஸ்வாணம்', 'category-3'],
    ['Other', 'category-4'],
    ['Category 1', 'category-5'],
  ]);
  const { rows } = await sql<{ names: number }>`
    select count(category_id) as names from products`.execute(db);
  expect(rows).toEqual([{ names: 6 }]);
  await close();
});

/** Takes back this migration and those after it, which stand on it. */
async function undoMigrations(db: Db): Promise<void> {
  await sql`drop trigger products_announce_stock on products`.execute(db);
  await sql`drop function announce_stock_change`.execute(db);
  await sql`drop trigger products_announce on products`.execute(db);
  await sql`
    create trigger products_announce after insert or update or delete on products
    for each statement execute function announce_catalogue_change()`.execute(db);
  await sql`drop index orders_unpaid_offline_idx, orders_cancelled_money_idx`.execute(db);
  await sql`drop table receipts, tax_documents, quote_changes, quote_lines, quotes`.execute(db);
  await sql`alter table orders drop column received_paise, drop column pay_by, drop column adjustments, drop column subtotal_paise`.execute(
    db,
  );
  await sql`drop function sum_adjustments`.execute(db);
  await sql`drop table shop_settings`.execute(db);
  await sql`drop function announce_settings_change`.execute(db);
  await undoPassport(db);
  await sql`drop table reviews`.execute(db);
  await sql`
    drop function recount_reviews, recount_changed_reviews, recount_reviews_of_order cascade
    `.execute(db);
  await sql`alter table products drop column review_count, drop column review_stars,
    drop column unit_paise`.execute(db);
  await sql`
    drop function words_with_places, add_search_words, write_product_words, write_category_words,
      add_category_words, announce_search_words, announce_synonyms cascade`.execute(db);
  await sql`drop table bought_together, product_words, search_words, synonyms, given_once, search_terms`.execute(
    db,
  );
  await sql`
    alter table products drop column words, drop column words_version, drop column sold_30_days,
      drop column category_id, drop column name_ta, drop column goes_with, add column search_text text not null default ''
    `.execute(db);
  await sql`drop table category_slugs, categories`.execute(db);
  await sql`delete from applied_migrations where name >= ${name}`.execute(db);
}

async function undoPassport(db: Db): Promise<void> {
  await sql`drop table listing_rules`.execute(db);
  await sql`
    alter table product_import_problems drop column is_unlisted,
      add constraint product_import_problems_pkey primary key (import_id, row, column_name)`.execute(
    db,
  );
  await sql`alter table order_lines drop column passport`.execute(db);
  await sql`
    alter table products drop column is_listed, drop column class, drop column noise_db,
      drop column min_age, drop column best_seen, drop column passport,
      drop column is_passport_complete, drop column listing_problems`.execute(db);
  await sql`
    alter table products add column is_listed boolean not null generated always as
      (deleted_at is null and price_paise is not null and stock is not null and unit is not null)
      stored`.execute(db);
  await sql`create index products_stock_idx on products (stock, id) where is_listed`.execute(db);
}
