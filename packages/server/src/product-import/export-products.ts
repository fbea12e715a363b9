import { passportFieldNames } from '@mathappu/contract/catalogue/passport';
import { toRupees } from '@mathappu/contract/money';
import { type ProductCsvColumn, productCsvColumns } from '@mathappu/contract/product-import';
import { listCategories } from '#server/catalogue/categories/category-queries.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { CsvRow } from '#server/platform/http/csv-answer.ts';
import type { StoredProduct } from './import-row.ts';
import { passportCells } from './passport-cells.ts';
import { listProductsAfter } from './stored-product-queries.ts';

const batchSize = 200;

/** The rows of all products that are not deleted, read in batches while they are sent. */
export async function* exportProducts(db: Queryable): AsyncGenerator<CsvRow> {
  const { categories } = await listCategories(db);
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  let batch = await listProductsAfter(db, undefined, batchSize);
  while (batch.length > 0) {
    for (const product of batch) {
      yield csvRowOf(product, slugs.get(product.content.categoryId ?? ''));
    }
    batch = await listProductsAfter(db, batch.at(-1), batchSize);
  }
}

/** The cells of a product, in the order of `productCsvColumns`. */
function csvRowOf({ id, content, version, listNumber }: StoredProduct, category = ''): CsvRow {
  const { images, details, goesWith, pricePaise, mrpPaise } = content;
  const cells: Partial<Record<ProductCsvColumn, CsvRow[number]>> = {
    ...content,
    id,
    price: pricePaise === null ? null : toRupees(pricePaise),
    discount: content.discountBp / 100,
    'stock seen': content.stock,
    rating: content.ratingTenths / 10,
    image: images.join(' '),
    details: Object.keys(details).length === 0 ? '' : JSON.stringify(details),
    version,
    category,
    goesWith: goesWith.join(' | '),
    mrp: mrpPaise === null ? null : toRupees(mrpPaise),
    listNumber,
    ...Object.fromEntries(
      passportCells(content.passport).map((cell, at) => [passportFieldNames[at], cell]),
    ),
  };
  return productCsvColumns.map((column) => cells[column] ?? null);
}
