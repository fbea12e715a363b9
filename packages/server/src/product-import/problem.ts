import type { ErrorCode, ErrorDetails, errorTable } from '@mathappu/contract/errors';
import { refusalIn } from '@mathappu/contract/refusals/refusal-in-language';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill, type Holes, type Language } from '@mathappu/contract/words';
import * as input from '@mathappu/contract/words/input';
import * as inputInTamil from '@mathappu/contract/words/input.ta';
import * as ofRowsInTamil from './problem-words.ta.ts';
import * as ofRows from './problem-words.ts';

const sentences = {
  en: { ...input, ...ofRows },
  ta: { ...inputInTamil, ...ofRowsInTamil },
} as const;

type Word = keyof typeof sentences.en;
type SentenceOf<Code extends Word | ErrorCode> = Code extends Word
  ? (typeof sentences.en)[Code]
  : Code extends ErrorCode
    ? (typeof errorTable)[Code][1]
    : never;

/**
 * What is wrong with a cell of a file, or what became of it: a refusal, or a word of `words/input` or
 * `problem-words.ts`. It is stored so, since each admin reads it in their language.
 */
export type Problem = {
  readonly code: Word | ErrorCode;
  readonly values: Readonly<Record<string, string | number>>;
};

type Arguments<Sentence extends string> = keyof Holes<Sentence> extends never
  ? [values?: Readonly<Record<string, never>>]
  : [values: Holes<Sentence>];

export const problem = <Code extends Word | ErrorCode>(
  code: Code,
  ...[values = {}]: Arguments<SentenceOf<Code>>
): Problem => ({ code, values });

const isWord = (code: Problem['code']): code is Word => code in sentences.en;

export function sentenceOfProblem({ code, values }: Problem, language: Language): string {
  if (!isWord(code)) return refusalIn(language, code, values as ErrorDetails<ErrorCode>);
  const { time } = values;
  const read =
    time === undefined ? values : { ...values, time: formatDateTime(String(time), language) };
  return fill<string>(sentences[language][code], read);
}
