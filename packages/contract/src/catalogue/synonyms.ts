import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from '../endpoint.ts';
import { id, text, versionInQuery } from '../fields.ts';
import { maxPhraseLength, maxPhrases, maxPhraseWords, synonymPageSize } from '../limits.ts';
import { pagingQuery, searchText } from '../paging.ts';

/**
 * `equal`: all words mean the same. `oneWay`: the first word finds the others, too, but they do not
 * find it. `filler`: counts only when a search has no other word.
 */
const kind = z.enum(['equal', 'oneWay', 'filler']);
export type SynonymKind = z.output<typeof kind>;

const phrase = text(maxPhraseLength, words.phraseMissing).check(
  z.refine((written) => written.split(/\s+/).length <= maxPhraseWords, words.phraseTooLong),
);
const phrases = z.array(phrase).check(z.maxLength(maxPhrases, words.tooManyPhrases));

export const synonym = z.object({
  _id: id,
  kind,
  words: z.array(z.string()),
  /** The words that the word of a `oneWay` row finds in addition. */
  to: z.array(z.string()),
  version: z.int(),
});
export type Synonym = z.output<typeof synonym>;

const written = { kind, words: phrases, to: z._default(phrases, []) };
type Written = Pick<Synonym, 'kind' | 'words' | 'to'>;

const isFilled = z.refine<Written>(({ words: own }) => own.length > 0, {
  error: words.phraseMissing,
  path: ['words'],
});
const hasTwo = z.refine<Written>(({ kind, words: own }) => kind !== 'equal' || own.length !== 1, {
  error: words.twoPhrases,
  path: ['words'],
});
const hasOne = z.refine<Written>(({ kind, words: own }) => kind !== 'oneWay' || own.length < 2, {
  error: words.onePhrase,
  path: ['words'],
});
const leadsOn = z.refine<Written>(({ kind, to }) => kind !== 'oneWay' || to.length > 0, {
  error: words.phraseMissing,
  path: ['to'],
});
const leadsNowhere = z.refine<Written>(({ kind, to }) => kind === 'oneWay' || to.length === 0, {
  error: words.onlyOneWay,
  path: ['to'],
});
const rules = [isFilled, hasTwo, hasOne, leadsOn, leadsNowhere] as const;

const version = z.int().check(z.minimum(1));
const ofSynonym = z.strictObject({ synonymId: id });

export const listSynonyms = endpoint('listSynonyms', {
  tag: 'Search',
  summary: 'Rows of words that mean the same, in the order in which they were added',
  query: z.strictObject({
    ...pagingQuery(synonymPageSize),
    kind: z.optional(kind),
    search: searchText,
  }),
  data: z.array(synonym),
  extras: { totalCount: z.int(), totalPages: z.int() },
});

export const listSynonymWords = endpoint('listSynonymWords', {
  tag: 'Search',
  summary: 'The words that mean the same, for reading a pasted list in the browser',
  isCacheable: true,
  data: z.object({
    /** Each row means the same. */
    equal: z.array(z.array(z.string())),
    oneWay: z.array(z.object({ words: z.array(z.string()), to: z.array(z.string()) })),
    filler: z.array(z.string()),
  }),
});

export const createSynonym = endpoint('createSynonym', {
  tag: 'Search',
  summary: 'Add a row of synonyms',
  body: z.strictObject(written).check(...rules),
  data: synonym,
  errors: ['synonymTaken', 'tooMany'],
});

export const updateSynonym = endpoint('updateSynonym', {
  tag: 'Search',
  summary: 'Change a row of synonyms',
  params: ofSynonym,
  body: z.strictObject({ ...written, version }).check(...rules),
  data: synonym,
  errors: ['synonymNotFound', 'synonymChanged', 'synonymTaken'],
});

export const deleteSynonym = endpoint('deleteSynonym', {
  tag: 'Search',
  summary: 'Delete a row of synonyms',
  params: ofSynonym,
  /** The version the admin saw; a mismatch is refused. */
  query: z.strictObject({ version: z.optional(versionInQuery) }),
  errors: ['synonymNotFound', 'synonymChanged'],
});

/** How a word of a search is matched, the best first. */
const wordMatch = z.enum(['whole', 'beginning', 'synonym', 'inside', 'sound', 'slip']);
export type WordMatch = z.output<typeof wordMatch>;

export const trySearch = endpoint('trySearch', {
  tag: 'Search',
  summary: 'How a search is understood, word by word, and the first five products it finds',
  body: z.strictObject({ q: searchText }),
  data: z.object({
    words: z.array(
      z.object({
        word: z.string(),
        /**
         * Words of products that match it, the best first; empty when no product has a similar
         * word.
         */
        readAs: z.array(z.object({ match: wordMatch, words: z.string() })),
      }),
    ),
    /** Words that were left out, since others say more. */
    leftOut: z.array(z.string()),
    products: z.array(z.object({ _id: id, name: z.string() })),
    totalCount: z.int(),
    correctedTo: z.optional(z.string()),
  }),
});

export const listSearchTerms = endpoint('listSearchTerms', {
  tag: 'Search',
  summary: 'What people looked for, the most often searched first; nothing of who',
  query: z.strictObject({
    ...pagingQuery(synonymPageSize),
    days: z._default(z.enum(['7', '30', '90']), '30'),
    /** Only searches that found nothing. */
    isEmpty: z._default(z.enum(['true', 'false']), 'false'),
  }),
  data: z.array(
    z.object({
      term: z.string(),
      times: z.int(),
      /** How many products the latest one found. */
      results: z.int(),
      lastDay: z.string(),
    }),
  ),
  extras: { totalCount: z.int(), totalPages: z.int() },
});
