import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Shop } from '#server/shop.ts';
import { readTradeSynonyms } from './read-trade-synonyms.ts';
import { giveOnce, insertSynonyms } from './synonym-queries.ts';

/** Gives a shop the words of the trade as it first starts; what its owner deletes stays deleted. */
export async function giveTradeSynonyms({ db, cache }: Pick<Shop, 'db' | 'cache'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await giveOnce(tx, 'trade-synonyms')) await insertSynonyms(tx, readTradeSynonyms());
  });
  cache.drop();
}
