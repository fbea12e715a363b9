import { type Selectable, sql } from 'kysely';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { SynonymRow } from './synonym-rules.ts';

export type StoredSynonym = Selectable<Tables['synonyms']>;

const columns = ['id', 'kind', 'words', 'finds', 'version'] as const;

/** All rows in the order in which they were added. */
export function listSynonyms(db: Queryable): Promise<StoredSynonym[]> {
  return db.selectFrom('synonyms').select(columns).orderBy('id').execute();
}

export async function listSynonymRules(db: Queryable): Promise<SynonymRow[]> {
  const rows = await listSynonyms(db);
  return rows.map(({ kind, words, finds }) => ({ kind, words, to: finds }));
}

/** One change of synonyms at a time, until the transaction ends; searches go on reading. */
export async function lockSynonyms(tx: Tx): Promise<void> {
  await sql`lock table synonyms in share row exclusive mode`.execute(tx);
}

export async function insertSynonyms(tx: Tx, rows: readonly SynonymRow[]): Promise<string[]> {
  const values = rows.map(({ kind, words, to }) => ({
    id: newId(),
    kind,
    words: [...words],
    finds: [...to],
  }));
  await tx.insertInto('synonyms').values(values).execute();
  return values.map(({ id }) => id);
}

export async function updateSynonymRow(
  tx: Tx,
  id: string,
  { kind, words, to }: SynonymRow,
): Promise<void> {
  await tx
    .updateTable('synonyms')
    .set(({ eb }) => ({
      kind,
      words: [...words],
      finds: [...to],
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function deleteSynonymRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('synonyms').where('id', '=', id).execute();
}

/** Records that the shop has been given this; returns false if it was recorded before. */
export async function giveOnce(tx: Tx, what: string): Promise<boolean> {
  const given = await tx
    .insertInto('given_once')
    .values({ what })
    .onConflict((conflict) => conflict.column('what').doNothing())
    .returning('what')
    .execute();
  return given.length > 0;
}
