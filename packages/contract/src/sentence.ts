type HoleOf<Sentence extends string> = Sentence extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | HoleOf<Rest>
  : never;

/** The values of a sentence's placeholders, which are written `{name}`. */
export type DetailsOf<Sentence extends string> = Readonly<
  Record<HoleOf<Sentence>, string | number>
>;

export function fill<const Sentence extends string>(
  sentence: Sentence,
  details: DetailsOf<Sentence>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (_, hole) => String(details[hole as HoleOf<Sentence>]));
}
