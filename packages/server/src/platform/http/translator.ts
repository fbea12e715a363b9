import { fill } from '@mathappu/contract/words';

/** Longer than any sentence with its values; a pattern may take quadratic time over such a text. */
const maxLength = 1_000;

type Sentences = Readonly<Record<string, string>>;

/**
 * Translates sentences that have been filled already, such as stored ones: each is found again by
 * its template, whose values go into the other language's. Undefined for a sentence of nobody's.
 */
export function makeTranslator(
  ...languages: readonly (readonly [from: Sentences, to: Sentences])[]
): (sentence: string) => string | undefined {
  const templates = languages
    .flatMap(([from, to]) =>
      Object.entries(from).flatMap(([key, sentence]) => {
        const pieces = sentence.split(/\{(\w+)\}/);
        const translation = to[key];
        return translation === undefined
          ? []
          : [{ pattern: patternOf(pieces), translation, values: pieces.length }];
      }),
    )
    // A sentence without a value rather than one that has any text in its place.
    .sort((a, b) => a.values - b.values);
  return (sentence) => {
    if (sentence.length > maxLength) return undefined;
    for (const { pattern, translation } of templates) {
      const match = pattern.exec(sentence);
      if (match) return fill<string>(translation, match.groups ?? {});
    }
    return undefined;
  };
}

/** Matches the sentence with any values, which become its groups; every second piece is a name. */
function patternOf(pieces: readonly string[]): RegExp {
  const parts = pieces.map((piece, at) =>
    at % 2 === 0 ? piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') : `(?<${piece}>.+)`,
  );
  return new RegExp(`^${parts.join('')}$`, 's');
}
