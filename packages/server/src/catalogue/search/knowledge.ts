import type { Shop } from '#server/shop.ts';
import { listSearchWords } from './search-word-queries.ts';
import { listSynonymRules } from './synonym-queries.ts';
import { makeSynonymRules } from './synonym-rules.ts';
import type { Knowledge } from './understand-query.ts';
import { makeVocabulary } from './vocabulary.ts';

/** Orders change nothing of it. */
const lasting = { lasts: true };

/** The words of all products and the synonyms, cached until the catalogue or a synonym changes. */
export async function readKnowledge({ db, cache }: Pick<Shop, 'db' | 'cache'>): Promise<Knowledge> {
  const [vocabulary, synonyms] = await Promise.all([
    cache.get('search-words', async () => makeVocabulary(await listSearchWords(db)), lasting),
    cache.get('synonyms', async () => makeSynonymRules(await listSynonymRules(db)), lasting),
  ]);
  return { vocabulary, synonyms };
}
