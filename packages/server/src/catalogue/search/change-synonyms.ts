import type { createSynonym as createCall, Synonym } from '@mathappu/contract/catalogue/synonyms';
import type { BodyOf } from '@mathappu/contract/endpoint';
import { maxSynonyms } from '@mathappu/contract/limits';
import { foldWords } from '@mathappu/contract/spelling/fold';
import * as input from '@mathappu/contract/words/input';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import {
  deleteSynonymRow,
  insertSynonyms,
  listSynonyms,
  lockSynonyms,
  type StoredSynonym,
  updateSynonymRow,
} from './synonym-queries.ts';
import { joined } from './synonym-rules.ts';

type Written = BodyOf<typeof createCall>;
type Parts = Pick<Shop, 'db' | 'cache'>;

/** @throws AppError synonymTaken, tooMany, or invalidInput for phrases that a search cannot tell apart */
export async function createSynonym(
  { db, cache }: Parts,
  actorId: string,
  written: Written,
): Promise<Synonym> {
  const created = await inTransaction(db, async (tx) => {
    await lockSynonyms(tx);
    const rows = await listSynonyms(tx);
    if (rows.length >= maxSynonyms) throw new AppError('tooMany', { maximum: maxSynonyms });
    assertDistinct(written);
    assertFree(written, rows);
    const [id = ''] = await insertSynonyms(tx, [written]);
    const after = await getSynonym(tx, id);
    await audit(tx, actorId, 'synonym.create', { id, after });
    return after;
  });
  cache.drop();
  return created;
}

/** @throws AppError synonymNotFound, synonymChanged, synonymTaken or invalidInput */
export async function updateSynonym(
  { db, cache }: Parts,
  actorId: string,
  { id, version, ...written }: Written & { id: string; version: number },
): Promise<Synonym> {
  const updated = await inTransaction(db, async (tx) => {
    await lockSynonyms(tx);
    const before = await getUnchanged(tx, id, version);
    assertDistinct(written);
    const others = (await listSynonyms(tx)).filter((row) => row.id !== id);
    assertFree(written, others);
    await updateSynonymRow(tx, id, written);
    const after = await getSynonym(tx, id);
    await audit(tx, actorId, 'synonym.update', { id, before, after });
    return after;
  });
  cache.drop();
  return updated;
}

/** @throws AppError synonymNotFound or synonymChanged */
export async function deleteSynonym(
  { db, cache }: Parts,
  actorId: string,
  { id, version }: { id: string; version?: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockSynonyms(tx);
    const before = await getUnchanged(tx, id, version);
    await deleteSynonymRow(tx, id);
    await audit(tx, actorId, 'synonym.delete', { id, before });
  });
  cache.drop();
}

/** Refuses phrases without words, and phrases of one row that a search reads as the same. */
function assertDistinct(written: Written): void {
  for (const field of ['words', 'to'] as const) {
    const phrases = written[field].map(phraseOf);
    const areEqual = new Set(phrases).size < phrases.length;
    const problem = phrases.includes('') ? input.phraseMissing : areEqual && input.phrasesEqual;
    if (problem) throw new AppError('invalidInput', {}, { field, problem });
  }
}

const phraseOf = (written: string): string => joined(foldWords(written));

/** A phrase stands in one row of each kind, so that rows do not lead on to others. */
function assertFree({ kind, words }: Written, others: readonly StoredSynonym[]): void {
  const taken = new Set(
    others.filter((row) => row.kind === kind).flatMap((row) => row.words.map(phraseOf)),
  );
  if (words.some((phrase) => taken.has(phraseOf(phrase)))) {
    throw new AppError('synonymTaken', {}, { field: 'words' });
  }
}

export const answerSynonym = (row: StoredSynonym): Synonym => ({
  _id: row.id,
  kind: row.kind,
  words: row.words,
  to: row.finds,
  version: row.version,
});

async function getSynonym(tx: Tx, id: string): Promise<Synonym> {
  const row = (await listSynonyms(tx)).find((one) => one.id === id);
  if (!row) throw new AppError('synonymNotFound');
  return answerSynonym(row);
}

async function getUnchanged(tx: Tx, id: string, version: number | undefined): Promise<Synonym> {
  const row = await getSynonym(tx, id);
  if (version === undefined || version === row.version) return row;
  throw new AppError('synonymChanged', {}, { data: row });
}

const audit = (
  tx: Tx,
  actorId: string,
  action: `synonym.${string}`,
  { id, ...change }: { id: string; before?: Synonym; after?: Synonym },
): Promise<void> =>
  insertAuditEntry(tx, { actorId, action, subjectKind: 'synonym', subjectId: id, ...change });
