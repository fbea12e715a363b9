import { foldWords } from '@mathappu/contract/spelling/fold';
import { chooseAlternatives } from './choose-alternatives.ts';
import { matches, type UnderstoodQuery } from './understand-query.ts';

type Names = { readonly name: string; readonly name_ta: string };

/**
 * Finds the categories whose names have every word of a query. Those with a better worst match come
 * first, then one whose name equals the query, then the given order.
 */
export function matchCategories<Category extends Names>(
  understood: UnderstoodQuery,
  categories: readonly Category[],
): Category[] {
  const alternatives = chooseAlternatives(understood, 0);
  const worstMatchOf = (category: Names): number => {
    const { words: own } = foldNames(category);
    const found = alternatives.filter(({ words }) => words.every((word) => own.has(word)));
    const best = understood.words.map((_, at) =>
      Math.min(
        ...found
          .filter(({ from, to }) => from <= at && at <= to)
          .map(({ match }) => matches[match]),
      ),
    );
    return Math.max(...best);
  };
  const isCalled = (category: Names) => foldNames(category).whole.includes(understood.name);
  return categories
    .map((category) => ({ category, worst: worstMatchOf(category) }))
    .filter(({ worst }) => Number.isFinite(worst))
    .toSorted(
      (a, b) => a.worst - b.worst || Number(isCalled(b.category)) - Number(isCalled(a.category)),
    )
    .map(({ category }) => category);
}

type FoldedNames = { readonly words: ReadonlySet<string>; readonly whole: readonly string[] };

/** Folded names by category, kept as long as the category, since each key typed into the search needs them. */
const known = new WeakMap<Names, FoldedNames>();

function foldNames(category: Names): FoldedNames {
  const kept = known.get(category);
  if (kept) return kept;
  const names = [category.name, category.name_ta].map((name) => foldWords(name));
  const folded = {
    words: new Set(names.flatMap(withPairs)),
    whole: names.map((words) => `=${words.join('')}`),
  };
  known.set(category, folded);
  return folded;
}

/** Adds each pair of neighbours as one word, in the form of product words ('+flowerpot'). */
const withPairs = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => [word, `+${word}${words[at + 1]}`]);
