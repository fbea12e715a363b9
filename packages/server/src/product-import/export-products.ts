import { plainFieldNames } from '@mathappu/contract/catalogue/product-fields';
import { toRupees } from '@mathappu/contract/money';
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
function csvRowOf({ id, content, version }: StoredProduct, category = ''): CsvRow {
  return [
    id,
    content.name,
    content.description,
    content.pricePaise === null ? null : toRupees(content.pricePaise),
    content.discountBp / 100,
    content.stock,
    content.stock,
    content.unit,
    content.ratingTenths / 10,
    content.images.join(' '),
    Object.keys(content.details).length === 0 ? '' : JSON.stringify(content.details),
    version,
    ...plainFieldNames.map((field) => content[field]),
    category,
    content.goesWith.join(' | '),
    ...passportCells(content.passport),
  ];
}
