import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#server/platform/db/migrate.ts';
import { seedDemo } from '#server/seed-demo.ts';
import { oldestUndone, undoMigrations } from '#test/storage/undo-migrations.ts';
import { openTestShop } from '#test/test-shop.ts';
import { listCategories } from './category-queries.ts';

const name = oldestUndone;

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
