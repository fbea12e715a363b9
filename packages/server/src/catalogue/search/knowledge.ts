import type { Cache } from '#server/platform/cache/cache.ts';
import type { Shop } from '#server/shop.ts';
import { catalogueTags, foundTags } from '../product-tags.ts';
import { listSearchWords } from './search-word-queries.ts';
import { listSynonymRules } from './synonym-queries.ts';
import { makeSynonymRules } from './synonym-rules.ts';
import type { Knowledge } from './understand-query.ts';
import { makeVocabulary } from './vocabulary.ts';

/** The tags on which answers to searches depend; triggers announce their changes to every process. */
export const searchTags = [...foundTags, 'synonyms'];

/**
 * The words of all products and the synonyms, kept in memory until one of them changes. New words are
 * rare: an order or another price changes nothing here.
 */
export async function readKnowledge({ db, cache }: Pick<Shop, 'db' | 'cache'>): Promise<Knowledge> {
  const [vocabulary, synonyms] = await Promise.all([
    cache.get('search-words', ['search-words'], async () =>
      makeVocabulary(await listSearchWords(db)),
    ),
    cache.get('synonyms', ['synonyms'], async () => makeSynonymRules(await listSynonymRules(db))),
  ]);
  return { vocabulary, synonyms };
}

/**
 * After a change of products or categories by this process, whose next answer must have it: the
 * database's own notification comes a moment later.
 */
export function dropCatalogue(cache: Cache): void {
  for (const tag of [...catalogueTags, 'search-words']) cache.drop(tag);
}
