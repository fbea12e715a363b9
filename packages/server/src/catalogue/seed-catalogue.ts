import { readFile } from 'node:fs/promises';
import { toHundredths } from '@mathappu/contract/money';
import { demoCatalogue } from '#seeds/demo-catalogue.ts';
import type { DemoProduct } from '#seeds/demo-product.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import {
  imageWidths,
  pictureAddress,
  pictureFile,
} from '#server/platform/files/picture-address.ts';
import { searchTextOf } from './search-words.ts';
import { insertStockChanges } from './stock-queries.ts';

const pictures = new URL('../../seeds/images/', import.meta.url);
const copiesAtOnce = 16;

const fileId = (slug: string): string => `demo-${slug}`;
const slugs = [...new Set(demoCatalogue.flatMap((product) => product.images))];

/** Puts the pictures of the demo catalogue that are missing into the store. */
export async function copyDemoPictures(files: FileStore): Promise<void> {
  const stored = new Set(await files.list());
  const missing = slugs
    .flatMap((slug) => imageWidths.map((width) => pictureFile(slug, width)))
    .filter((name) => !stored.has(fileId(name)));
  const copy = async () => {
    for (let name = missing.pop(); name !== undefined; name = missing.pop()) {
      await files.write(fileId(name), await readFile(new URL(name, pictures)));
    }
  };
  await Promise.all(Array.from({ length: copiesAtOnce }, copy));
}

export async function hasProducts(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('products').select('id').limit(1).execute()).length > 0;
}

export async function insertDemoCatalogue(tx: Tx): Promise<void> {
  const placeholders = JSON.parse(
    await readFile(new URL('placeholders.json', pictures), 'utf8'),
  ) as Record<string, string>;
  await tx
    .insertInto('uploaded_files')
    .values(slugs.map((slug) => ({ id: fileId(slug), placeholder: placeholders[slug] ?? '' })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const rows = demoCatalogue.map(toRow);
  await tx.insertInto('products').values(rows).execute();
  await insertStockChanges(
    tx,
    rows.map(({ id, stock }) => ({ productId: id, quantity: stock ?? 0 })),
  );
}

const toRow = (product: DemoProduct, position: number) => ({
  id: newId(),
  name: product.name,
  description: product.description,
  price_paise: product.priceRupees === null ? null : toHundredths(product.priceRupees),
  discount_bp: toHundredths(product.discountPercent),
  stock: product.stock,
  unit: product.unit,
  rating_tenths: Math.round(product.rating * 10),
  images: product.images.map((slug) => pictureAddress(fileId(slug))),
  details: JSON.stringify(product.details),
  position,
  search_text: searchTextOf(product),
});
