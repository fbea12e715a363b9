import type {
  listSynonyms as listCall,
  listSynonymWords,
  Synonym,
} from '@mathappu/contract/catalogue/synonyms';
import type { AnswerOf, QueryOf } from '@mathappu/contract/endpoint';
import { foldWords } from '@mathappu/contract/spelling/fold';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { answerSynonym } from './change-synonyms.ts';
import { listSynonymRules, listSynonyms } from './synonym-queries.ts';

type SynonymPage = { data: Synonym[]; totalCount: number; totalPages: number };

/** A page of the rows; a search finds those with a phrase that holds it, however it is written. */
export async function showSynonyms(
  db: Queryable,
  { page, limit, kind, search }: QueryOf<typeof listCall>,
): Promise<SynonymPage> {
  const part = foldWords(search).join(' ');
  const rows = (await listSynonyms(db)).filter(
    (row) =>
      (kind === undefined || row.kind === kind) &&
      (search === '' ||
        [...row.words, ...row.finds].some((phrase) => foldWords(phrase).join(' ').includes(part))),
  );
  return {
    data: rows.slice((page - 1) * limit, page * limit).map(answerSynonym),
    totalCount: rows.length,
    totalPages: Math.ceil(rows.length / limit),
  };
}

/** All rows by what they mean, in the order in which they were added. */
export async function showSynonymWords(
  db: Queryable,
): Promise<AnswerOf<typeof listSynonymWords>['data']> {
  const rows = await listSynonymRules(db);
  const ofKind = (wanted: Synonym['kind']) => rows.filter(({ kind }) => kind === wanted);
  return {
    equal: ofKind('equal').map(({ words }) => [...words]),
    oneWay: ofKind('oneWay').map(({ words, to }) => ({ words: [...words], to: [...to] })),
    filler: ofKind('filler').flatMap(({ words }) => words),
  };
}
