import { errorTable } from '@mathappu/contract/errors';
import * as refusalsInTamil from '@mathappu/contract/refusals/refusals.ta';
import type { Language } from '@mathappu/contract/words';
import * as input from '@mathappu/contract/words/input';
import * as inputInTamil from '@mathappu/contract/words/input.ta';
import { makeTranslator } from '#server/platform/http/translator.ts';
import * as problemsInTamil from './problem-words.ta.ts';
import * as problems from './problem-words.ts';

const refusals = Object.fromEntries(
  Object.entries(errorTable).map(([code, [, sentence]]) => [code, sentence]),
);

const toTamil = makeTranslator(
  [problems, problemsInTamil],
  [input, inputInTamil],
  [refusals, refusalsInTamil],
);

/** Problems are stored in English, as every admin reads the imports of all. */
export function translateProblem<Problem extends { message: string }>(
  problem: Problem,
  language: Language,
): Problem {
  const translated = language === 'ta' ? toTamil(problem.message) : undefined;
  return translated === undefined ? problem : { ...problem, message: translated };
}
