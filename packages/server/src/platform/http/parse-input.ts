import { fill, type Language } from '@mathappu/contract/words';
import * as english from '@mathappu/contract/words/input';
import * as tamil from '@mathappu/contract/words/input.ta';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import ta from 'zod/v4/locales/ta.js';
import { AppError } from './app-error.ts';

// zod/mini has no messages of its own; these are for schemas without one.
z.config(en());
const libraryInTamil = { error: ta().localeError };

/** @throws AppError invalidInput; its issues are in the language, for it alone knows their values */
export function parseInput(schema: z.ZodMiniType, value: unknown, language: Language): unknown {
  const result = schema.safeParse(value, language === 'ta' ? libraryInTamil : undefined);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => ({
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

/**
 * The schemas have their sentences in English: each is found again by what it says with the values
 * of the issue, such as its `maximum`. The library's own is in Tamil already.
 */
function sentenceInTamil(issue: z.core.$ZodIssue): string {
  const values = issue as unknown as Record<string, string | number>;
  const own = entries.find(([, sentence]) => fill<string>(sentence, values) === issue.message);
  return own
    ? fill<string>(inTamil[own[0]] ?? issue.message, values)
    : withField(tamil.fieldProblem, issue.path, issue.message);
}

const entries = Object.entries<string>(english);
const inTamil: Readonly<Record<string, string>> = tamil;

const withField = (
  sentence: typeof english.fieldProblem | typeof tamil.fieldProblem,
  path: readonly PropertyKey[],
  problem: string,
): string => (path.length > 0 ? fill(sentence, { field: path.join('.'), problem }) : problem);
