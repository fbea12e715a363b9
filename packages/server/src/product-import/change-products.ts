import type { AnswerOf, BodyOf } from '@mathappu/contract/endpoint';
import { maxPriceRupees } from '@mathappu/contract/limits';
import { type Paise, toHundredths } from '@mathappu/contract/money';
import type { changeProducts as changeCall } from '@mathappu/contract/product-import';
import { assertCategoryExists } from '#server/catalogue/categories/category-queries.ts';
import { lockListingRules } from '#server/catalogue/listing/listing-rule-queries.ts';
import { updateProducts } from '#server/catalogue/product-write-queries.ts';
import { insertStockChanges } from '#server/catalogue/stock-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { endImport } from './apply-import.ts';
import { nameCategories, showFields } from './import-plan-queries.ts';
import { addBatch, insertImport, lockImport, noCounts } from './import-queries.ts';
import {
  addedPieces,
  compareWithStored,
  type EditedRow,
  type ImportedRow,
  type StoredProduct,
} from './import-row.ts';
import { insertImportRows, recordChanges } from './import-row-queries.ts';
import { listIdsInCategory, lockStoredProducts } from './stored-product-queries.ts';

type Asked = BodyOf<typeof changeCall>;
type Change = Asked['change'];
type Outcome = Omit<AnswerOf<typeof changeCall>['data'], 'changed'>;

/** All of one category, in one transaction. */
const maxChanged = 500;

/**
 * Changes several products at once and records it as an import, by which it can be undone. A dry run
 * only says what would change. A product whose price would be above its MRP stays as it is.
 * @throws AppError categoryNotFound or tooManyProducts
 */
export async function changeProducts(
  { db, cache }: Pick<Shop, 'db' | 'cache'>,
  actorId: string,
  { of, change, title, isDryRun }: Asked,
): Promise<Outcome> {
  const outcome = await inTransaction(db, async (tx) => {
    const rules = await lockListingRules(tx);
    if (change.kind === 'category') await assertCategoryExists(tx, change.categoryId);
    const ids = 'ids' in of ? of.ids : await listIdsInCategory(tx, of.categoryId, maxChanged + 1);
    if (ids.length > maxChanged) throw new AppError('tooManyProducts', { maximum: maxChanged });
    const stored = await lockStoredProducts(tx, ids);
    stored.sort((one, other) => one.position - other.position);
    const rows = stored.map((product, index) => rowOf(product, change, index + 1));
    const { edits, problems } = compareWithStored(rows, stored, { rules, replacesStock: true });
    if (!isDryRun && edits.length > 0) {
      await updateProducts(
        tx,
        edits.map(({ product: { id, createdAt }, content, setAside }) => ({
          id,
          content,
          setAside,
          createdAt,
        })),
        rules,
      );
      await insertStockChanges(
        tx,
        edits.map(({ product, change: made }) => ({
          productId: product.id,
          quantity: addedPieces(made),
        })),
      );
      await recordAsImport(tx, { actorId, title, rows, edits });
    }
    const categoryOf = await nameCategories(tx);
    return {
      count: edits.length,
      refused: problems.flatMap(({ row, code }) => {
        const product = stored[row - 1];
        return product && code === 'aboveMrp'
          ? [{ productId: product.id, name: product.content.name, code }]
          : [];
      }),
      changes: edits.map(({ row, product, change: { before = {}, after } }) => ({
        row,
        name: product.content.name,
        fields: showFields({ before, after }, categoryOf),
      })),
    };
  });
  if (!isDryRun && outcome.count > 0) cache.drop();
  return outcome;
}

function rowOf({ id, content }: StoredProduct, change: Change, row: number): ImportedRow {
  switch (change.kind) {
    case 'price':
      return { row, id, content: { pricePaise: raised(content.pricePaise, change.percent) } };
    case 'discount':
      return { row, id, content: { discountBp: toHundredths(change.percent) } };
    case 'category':
      return { row, id, content: { categoryId: change.categoryId } };
    case 'maker':
      return { row, id, content: { maker: change.maker } };
    case 'offSale':
      return { row, id, content: {}, stock: { stock: null, seen: undefined } };
  }
}

/** To the rupee for a price of whole rupees, else to the paisa, and at most the highest price. */
function raised(pricePaise: Paise | null, percent: number): Paise | null {
  if (pricePaise === null) return null;
  const step = pricePaise % 100 === 0 ? 100 : 1;
  const exact = (pricePaise * (10_000 + toHundredths(percent))) / 10_000;
  return Math.min(Math.round(exact / step) * step, toHundredths(maxPriceRupees));
}

type Recorded = {
  actorId: string;
  title: string;
  rows: readonly ImportedRow[];
  edits: readonly EditedRow[];
};

async function recordAsImport(tx: Tx, { actorId, title, rows, edits }: Recorded): Promise<void> {
  const id = newId();
  await insertImport(tx, {
    id,
    actor_id: actorId,
    file_name: title,
    file_hash: '',
    is_dry_run: false,
    stock_columns: 'none',
    has_versions: false,
    total_rows: edits.length,
    is_list: false,
    accepted: [],
    missing_count: 0,
    missing_names: '[]',
    takes_off_sale: false,
  });
  const changed = new Set(edits.map(({ row }) => row));
  await insertImportRows(
    tx,
    id,
    rows.filter(({ row }) => changed.has(row)),
  );
  await recordChanges(
    tx,
    id,
    edits.map(({ row, product, change }) => ({
      ...change,
      row,
      productId: product.id,
      version: product.version + 1,
    })),
  );
  const counts = { ...noCounts, processed: edits.length, updated: edits.length };
  await addBatch(tx, id, { counts, cursorRow: rows.length });
  const running = await lockImport(tx, id);
  if (running) await endImport(tx, running);
}
