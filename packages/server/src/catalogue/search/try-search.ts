import type { trySearch as tryCall } from '@mathappu/contract/catalogue/synonyms';
import type { AnswerOf } from '@mathappu/contract/endpoint';
import { type Catalogue, productsAt } from '../catalogue.ts';
import { chooseAlternatives } from './choose-alternatives.ts';
import { describeSearch, knowledgeOf, searchUnderstood } from './search-products.ts';
import { alternativesAt, matches, understandQuery } from './understand-query.ts';

type Answer = AnswerOf<typeof tryCall>['data'];

/** How many alternatives are shown for each word of a search. */
const readingsShown = 6;
const productsShown = 5;

/** Shows how a customer's search is understood, and its first products. */
export function trySearch(catalogue: Catalogue, search: string): Answer {
  const understood = understandQuery(search, knowledgeOf(catalogue));
  const alternatives = chooseAlternatives(understood, 0).toSorted(
    (a, b) => matches[a.match] - matches[b.match],
  );
  const result = searchUnderstood(catalogue, understood, { search });
  const { slots } = result.found;
  const products = productsAt(catalogue, slots.subarray(0, productsShown));
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
    totalCount: slots.length,
    correctedTo: describeSearch(result, slots).correctedTo,
  };
}
