import { sql } from 'kysely';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Db, Queryable, Tx } from '#server/platform/db/open-database.ts';
import { categoryWords, productWords, wordsVersion } from './product-words.ts';
import type { ProductWord } from './vocabulary.ts';

const rowsAtOnce = 200;

/**
 * The distinct words of products and categories. How many products have one is what PostgreSQL's own
 * statistics say, which know the most frequent words.
 */
export async function listSearchWords(db: Queryable): Promise<ProductWord[]> {
  const { rows } = await sql<ProductWord>`
    select w.word, w.place, coalesce(f.share * t.reltuples, 0)::integer as products
    from search_words w
    join pg_class t on t.oid = 'product_words'::regclass
    left join (
      select unnest(s.most_common_vals::text::text[]) as word, unnest(s.most_common_freqs) as share
      from pg_stats s
      where s.schemaname = current_schema() and s.tablename = 'product_words' and s.attname = 'word'
    ) as f on f.word = w.word`.execute(db);
  return rows;
}

/** Deletes the words that no product has any more. */
export const deleteUnusedWords = (db: Queryable): Promise<void> =>
  deleteInBatches(
    db,
    'search_words',
    sql`not exists (select from product_words w where w.word = search_words.word)`,
  );

/**
 * Makes the words of products and categories that have none yet, or those of another version of
 * folding, in batches. Several processes may do so at once: each takes rows that no other has.
 */
export async function indexStoredWords(db: Db): Promise<number> {
  const categories = await inTransaction(db, indexCategories);
  for (let products = 0; ; ) {
    const indexed = await inTransaction(db, indexProducts);
    if (indexed === 0) return categories + products;
    products += indexed;
  }
}

async function indexCategories(tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('categories')
    .select(['id', 'name', 'name_ta'])
    .where('words_version', '<>', wordsVersion)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, name, name_ta: nameTa } of rows) {
    await tx
      .updateTable('categories')
      .set({ words: categoryWords({ name, nameTa }), words_version: wordsVersion })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}

async function indexProducts(tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'name', 'name_ta', 'details', 'unit', 'description', 'passport'])
    .where('words_version', '<>', wordsVersion)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(rowsAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const words = rows.map(({ id, name_ta: nameTa, ...row }) => ({
    id,
    words: productWords({ ...row, nameTa }),
  }));
  await sql`
    update products set words = row.words, words_version = ${wordsVersion}
    from json_to_recordset(${JSON.stringify(words)}::json) as row (id uuid, words tsvector)
    where products.id = row.id`.execute(tx);
  return rows.length;
}
