import type { trySearch as tryCall } from '@mathappu/contract/catalogue/synonyms';
import type { AnswerOf } from '@mathappu/contract/endpoint';
import type { Shop } from '#server/shop.ts';
import { chooseAlternatives } from './choose-alternatives.ts';
import { readKnowledge } from './knowledge.ts';
import { searchProducts } from './search-products.ts';
import { alternativesAt, matches, understandQuery } from './understand-query.ts';

type Answer = AnswerOf<typeof tryCall>['data'];

/** How many alternatives are shown for each word of a search. */
const readingsShown = 6;
const productsShown = 5;

/** Shows how a customer's search is understood, and its first products. */
export async function trySearch(
  parts: Pick<Shop, 'db' | 'cache'>,
  search: string,
): Promise<Answer> {
  const understood = understandQuery(search, await readKnowledge(parts));
  const alternatives = chooseAlternatives(understood, 0).toSorted(
    (a, b) => matches[a.match] - matches[b.match],
  );
  const { products, total, correctedTo } = await searchProducts(parts, {
    search,
    sort: 'newest',
    limit: productsShown,
    offset: 0,
    scope: { seesDrafts: false },
    filters: {},
  });
  return {
    words: understood.words.map((word, at) => {
      const own = alternativesAt(alternatives, at);
      const readAs = new Map(
        own
          .map(({ match, words }) => [words.join(' ').replaceAll('+', ''), match] as const)
          .toReversed(),
      );
      return {
        word,
        readAs: [...readAs]
          .map(([words, match]) => ({ words, match }))
          .toReversed()
          .slice(0, readingsShown),
      };
    }),
    leftOut: [...understood.fillers],
    products: products.map(({ id, name }) => ({ _id: id, name })),
    totalCount: total,
    correctedTo,
  };
}
