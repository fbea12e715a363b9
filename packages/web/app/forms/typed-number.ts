import * as z from 'zod/mini';

type TypedNumber<Empty> = {
  /** Such as `parseRupees`; undefined when the text is no number. */
  parse: (typed: string) => number | undefined;
  rule: z.ZodMiniType<number | undefined>;
  /** The sentence for every value that the rule refuses. */
  sentence: string;
  /** The value of an empty field; a sentence refuses the empty field with it. */
  empty: Empty;
};

/** The schema of a number as people type it. */
export function typedNumber<Empty extends number | null | string>({
  parse,
  rule,
  sentence,
  empty,
}: TypedNumber<Empty>) {
  return z.pipe(
    z.string(),
    z.transform((typed: string, { issues }) => {
      const isEmpty = typed.trim() === '';
      if (isEmpty && typeof empty !== 'string') return empty as Exclude<Empty, string>;
      const number = parse(typed);
      const allowed = number === undefined ? undefined : rule.safeParse(number).data;
      if (allowed !== undefined) return allowed;
      issues.push({ code: 'custom', message: isEmpty ? String(empty) : sentence, input: typed });
      return z.NEVER;
    }),
  );
}
