import { fill, type Language } from '@mathappu/contract/words';
import * as english from '@mathappu/contract/words/input';
import * as tamil from '@mathappu/contract/words/input.ta';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import ta from 'zod/v4/locales/ta.js';
import { AppError } from './app-error.ts';
import { inputSentenceInTamil } from './input-words.ts';

/** Problems that a refusal names, and keys that one of them does. */
const maxNamed = 10;
const maxKeyLength = 40;

/** The library's own sentences, which would repeat every unknown key of a body. */
const withFewKeys =
  ({ localeError }: ReturnType<typeof en>): typeof localeError =>
  (issue) =>
    localeError(
      issue.code === 'unrecognized_keys'
        ? { ...issue, keys: issue.keys.slice(0, maxNamed).map((key) => key.slice(0, maxKeyLength)) }
        : issue,
    );

// zod/mini has no messages of its own; these are for schemas without one.
z.config({ localeError: withFewKeys(en()) });
const libraryInTamil = { error: withFewKeys(ta()) };

/** @throws AppError invalidInput; its issues, the first ten, are in the language */
export function parseInput(schema: z.ZodMiniType, value: unknown, language: Language): unknown {
  const result = schema.safeParse(value, language === 'ta' ? libraryInTamil : undefined);
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, maxNamed).map((issue) => ({
    path: issue.path.join('.'),
    message: sentenceOfIssue(issue, language),
    details: issue.code === 'custom' ? issue.params : undefined,
  }));
  throw new AppError('invalidInput', {}, { issues });
}

function sentenceOfIssue(issue: z.core.$ZodIssue, language: Language): string {
  if (issue.code === 'invalid_key' && issue.issues[0])
    return sentenceOfIssue(issue.issues[0], language);
  return language === 'ta' ? sentenceInTamil(issue) : sentenceInEnglish(issue);
}

/** The library's own messages do not name the field. */
function sentenceInEnglish({ path, message }: z.core.$ZodIssue): string {
  const isGeneric = /^(Invalid (input|option|string)|Too (big|small)|Unrecognized key)/.test(
    message,
  );
  return isGeneric ? withField(english.fieldProblem, path, message) : message;
}

/** The schemas have their sentences in English; the library's own are in Tamil already. */
const sentenceInTamil = ({ path, message }: z.core.$ZodIssue): string =>
  inputSentenceInTamil(message) ?? withField(tamil.fieldProblem, path, message);

const withField = (
  sentence: typeof english.fieldProblem | typeof tamil.fieldProblem,
  path: readonly PropertyKey[],
  problem: string,
): string => (path.length > 0 ? fill(sentence, { field: path.join('.'), problem }) : problem);
