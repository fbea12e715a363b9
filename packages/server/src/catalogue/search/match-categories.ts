import { chooseAlternatives } from './choose-alternatives.ts';
import { foldWords } from './spelling/fold.ts';
import { matches, type UnderstoodQuery } from './understand-query.ts';

type Names = { readonly name: string; readonly name_ta: string };

/**
 * The categories whose names have every word of a query, the better worst match first, then the one
 * that is called so, then in the given order.
 */
export function matchCategories<Category extends Names>(
  understood: UnderstoodQuery,
  categories: readonly Category[],
): Category[] {
  const alternatives = chooseAlternatives(understood, 0);
  const worstMatchOf = ({ name, name_ta }: Names): number => {
    const own = new Set([name, name_ta].flatMap(wordsOfName));
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
  const isCalled = ({ name, name_ta }: Names) =>
    [name, name_ta].some((each) => `=${foldWords(each).join('')}` === understood.name);
  return categories
    .map((category) => ({ category, worst: worstMatchOf(category) }))
    .filter(({ worst }) => Number.isFinite(worst))
    .toSorted(
      (a, b) => a.worst - b.worst || Number(isCalled(b.category)) - Number(isCalled(a.category)),
    )
    .map(({ category }) => category);
}

/** Two neighbours are one word, too, written as in the words of products. */
const wordsOfName = (name: string): string[] =>
  foldWords(name).flatMap((word, at, all) => [word, `+${word}${all[at + 1]}`]);
