import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { productPageSize } from '@mathappu/contract/limits';
import { fill, plural } from '@mathappu/contract/words';
import * as words from '#words/catalogue';
import { countChosen } from './product-list-query.ts';

type ListCountProps = {
  /** What is on show. */
  query: ProductQuery;
  /** The name of its category. */
  category: string | undefined;
  totalCount: number | undefined;
  /** Whether there is an error in place of the products. */
  hasFailed: boolean;
};

/**
 * The number of products shown, announced to screen readers when it changes. On a phone few words are
 * seen of the sentence. It is the one text of its span: a browser that translates the page replaces texts, and React changes one among others where nobody sees it.
 */
export function ListCount({ query, category, totalCount, hasFailed }: ListCountProps) {
  const isFiltered = countChosen(query) > 0;
  const from = (query.page - 1) * productPageSize + 1;
  const to = Math.min(query.page * productPageSize, totalCount ?? 0);
  const isCounted = !hasFailed && totalCount !== undefined && from <= to;
  const sentence = totalCount === 1 ? words.showingOne : words.showing;
  const values = {
    from,
    to,
    count: totalCount ?? 0,
    search: query.search,
    category: category ?? '',
  };
  const said = { in: category !== undefined, found: query.search !== '', filtered: isFiltered };
  return (
    <>
      <p
        role="status"
        className="figures flex min-h-11 min-w-0 items-center text-sm text-ink-soft max-md:sr-only md:flex-1 lg:row-start-2"
      >
        {!hasFailed && totalCount === 0 && (
          <span className="sr-only">
            {isFiltered ? words.noneTitle : query.search && fill(words.noMatch, query)}
          </span>
        )}
        {isCounted && <span>{fill(withParts(sentence, said), values)}</span>}
      </p>
      {/* Beside the status, whose text is the sentence alone. */}
      <p aria-hidden="true" className="figures text-sm text-ink-soft md:hidden">
        {isCounted && fill(plural(words.countShort, totalCount), values)}
      </p>
    </>
  );
}

/** The sentence with those of its parts, written as tags, that are to be said. */
const withParts = <Sentence extends string>(
  sentence: Sentence,
  said: Readonly<Record<string, boolean>>,
): Sentence =>
  sentence.replace(/<(\w+)>(.*?)<\/\1>/g, (_, part, text) => (said[part] ? text : '')) as Sentence;
