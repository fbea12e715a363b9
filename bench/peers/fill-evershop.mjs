// By its own services, as its `evershop seed` does, and its subscribers work off what follows.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createCategory, createProduct } from '@evershop/evershop/catalog/services';
import { pool } from '@evershop/evershop/lib/postgres';

const first = async (statement) => Object.values((await pool.query(statement)).rows[0])[0];

const category = await createCategory(
  { name: 'All', url_key: 'all', status: 1, include_in_nav: 1, show_products: 1 },
  {},
);
// A product gets its address below the category's only if that is there before.
await none(
  `select from category where not exists (select from url_rewrite where entity_uuid = uuid)`,
);
const group = await first('select attribute_group_id from attribute_group limit 1');
for (const { name, slug, description, priceRupees, stock } of JSON.parse(
  readFileSync('products.json', 'utf8'),
)) {
  await createProduct(
    {
      type: 'simple',
      name,
      url_key: slug,
      sku: slug,
      price: priceRupees,
      weight: 1,
      qty: stock,
      manage_stock: 1,
      stock_availability: 1,
      status: 1,
      visibility: 1,
      no_shipping_required: true,
      group_id: group,
      category_id: category.insertId,
      description: [paragraph(description)],
    },
    {},
  );
}
await none(
  `select from product where not exists (select from url_rewrite where entity_uuid = uuid)`,
);
await pool.query('analyze');
process.exit();

/** Waits until its subscribers have worked off what the query finds. */
async function none(statement) {
  while ((await pool.query(statement)).rowCount > 0) await wait(200);
}

/** As its editor keeps it. */
function paragraph(text) {
  const block = { id: 'p', type: 'paragraph', data: { text } };
  const data = { time: 0, version: '2.31.0', blocks: [block] };
  return { id: 'r', size: 1, className: 'md:grid-cols-1', columns: [{ id: 'c', size: 1, data }] };
}
