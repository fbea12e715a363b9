import {
  type ListingProblem,
  sentenceOfProblem as sentenceOfListingProblem,
} from '@mathappu/contract/catalogue/listing-problems';
import type { ImportReport } from '@mathappu/contract/product-import';
import { formatDateTime } from '@mathappu/contract/shop-time';
import type { Language } from '@mathappu/contract/words';
import { listingWords } from '#server/catalogue/listing/listing-words.ts';
import type { StoredProblem } from './import-report-queries.ts';
import { sentenceOfProblem } from './problem.ts';

/** As `toISOString` writes it. */
const moment = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** A stored problem in the language of its reader. */
export function wordProblem(
  { problem, ...stored }: StoredProblem,
  language: Language,
): ImportReport['warnings'][number] {
  if (stored.isUnlisted) return { ...stored, message: listReasons(stored.message, language) };
  const message = problem
    ? sentenceOfProblem(problem, language)
    : stored.message.replace(moment, (found) => formatDateTime(found, language));
  return { ...stored, message };
}

const listReasons = (codes: string, language: Language): string =>
  (codes.split(' ') as ListingProblem[])
    .map((code) => sentenceOfListingProblem(code, listingWords[language]))
    .join('. ');
