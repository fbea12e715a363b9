import {
  type ListingProblem,
  sentenceOfProblem,
} from '@mathappu/contract/catalogue/listing-problems';
import { errorTable } from '@mathappu/contract/errors';
import type { ImportReport } from '@mathappu/contract/product-import';
import * as refusalsInTamil from '@mathappu/contract/refusals/refusals.ta';
import { formatDateTime } from '@mathappu/contract/shop-time';
import type { Language } from '@mathappu/contract/words';
import * as input from '@mathappu/contract/words/input';
import * as inputInTamil from '@mathappu/contract/words/input.ta';
import { listingWords } from '#server/catalogue/listing/listing-words.ts';
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

/** As `toISOString` writes it. */
const moment = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** A warning that a product is not listed has its reasons as they are stored, with spaces between. */
export function wordWarning(
  { message, ...warning }: ImportReport['warnings'][number],
  language: Language,
): ImportReport['warnings'][number] {
  if (!warning.isUnlisted) return wordProblem({ ...warning, message }, language);
  const reasons = (message.split(' ') as ListingProblem[]).map((problem) =>
    sentenceOfProblem(problem, listingWords[language]),
  );
  return { ...warning, message: reasons.join('. ') };
}

/**
 * Problems are stored in English with moments in ISO 8601, as every admin reads the imports of all,
 * each in their language.
 */
export function wordProblem<Problem extends { message: string }>(
  problem: Problem,
  language: Language,
): Problem {
  const sentence = (language === 'ta' && toTamil(problem.message)) || problem.message;
  return {
    ...problem,
    message: sentence.replace(moment, (found) => formatDateTime(found, language)),
  };
}
