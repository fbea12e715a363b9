import * as ownListingWords from '#words/listing';
import * as ownPassportWords from '#words/passport';
import { fill } from '../words.ts';
import { missingFacts, type Passport, type PassportField } from './passport.ts';
import { factLabels, type PassportWords } from './passport-texts.ts';

/** What the owner can set each rule to; the others are fixed. */
export const ruleValues = {
  passport: ['off', 'new', 'all'],
  joined: ['block', 'allow'],
  conventional: ['block', 'allow'],
  bannedSalts: ['block'],
  imported: ['block'],
  tooLoud: ['block'],
} as const;

export type RuleName = keyof typeof ruleValues;
export type RuleValue = (typeof ruleValues)[RuleName][number];
export const ruleNames = Object.keys(ruleValues) as RuleName[];

/** Nobody can set it to anything else. */
export const isFixed = (rule: RuleName): boolean => ruleValues[rule].length === 1;

export type ListingRules = {
  readonly [Rule in RuleName]: (typeof ruleValues)[Rule][number];
} & {
  /** Since when the rule `passport` is what it is; `new` asks for facts of products made since. */
  readonly passportSince: Date;
};

/** What decides whether a product is listed. */
export type ListingFacts = {
  readonly isPriced: boolean;
  readonly hasStock: boolean;
  readonly hasUnit: boolean;
  readonly passport: Passport;
  /** Null for a product that is being made. */
  readonly createdAt: Date | null;
};

type MissingField = 'price' | 'stock' | 'unit' | PassportField;

/** Why a product is not in the shop, as it is stored. */
export type ListingProblem =
  | `missing:${MissingField}`
  | 'joined'
  | 'conventional'
  | 'bannedSalts'
  | 'imported'
  | `tooLoud:${number}`;

/** Rule 89 of the Explosives Rules: 125 dB(AI) at 4 metres, for joined ones less 5 log₁₀ of them. */
const maxNoiseDb = 125;

/** Of the pieces joined by one fuse. */
const noiseLimitDb = (joinedPieces: number | null): number =>
  joinedPieces === null || joinedPieces < 2
    ? maxNoiseDb
    : // The logarithm of 1000 may be a hair under 3.
      Math.floor(maxNoiseDb - 5 * Math.log10(joinedPieces) + 1e-9);

/** Whether the rule `passport` asks for the facts of a product. */
export const asksForPassport = (
  { passport, passportSince }: Pick<ListingRules, 'passport' | 'passportSince'>,
  createdAt: Date | null,
): boolean =>
  passport === 'all' || (passport === 'new' && (createdAt === null || createdAt >= passportSince));

/**
 * All reasons that keep a product out of the shop; none lists it. What is not stated is no reason but
 * for the rule `passport`. Nothing else decides: the outcome is stored with the product.
 */
export function listingProblems(
  { isPriced, hasStock, hasUnit, passport, createdAt }: ListingFacts,
  rules: ListingRules,
): ListingProblem[] {
  const problems: ListingProblem[] = [];
  if (!isPriced) problems.push('missing:price');
  if (!hasStock) problems.push('missing:stock');
  if (!hasUnit) problems.push('missing:unit');
  if (asksForPassport(rules, createdAt)) {
    problems.push(...missingFacts(passport).map((name) => `missing:${name}` as const));
  }
  const isJoined = (passport.joinedPieces ?? 0) > 1;
  if (isJoined && rules.joined === 'block') problems.push('joined');
  if (passport.class === 'conventional' && rules.conventional === 'block') {
    problems.push('conventional');
  }
  if (passport.hasBannedSalts) problems.push('bannedSalts');
  if (passport.isImported) problems.push('imported');
  const limit = noiseLimitDb(passport.joinedPieces);
  if ((passport.noiseDb ?? 0) > limit) problems.push(`tooLoud:${limit}`);
  return problems;
}

/** Those of `words/listing` and `words/passport` in a language. */
export type ListingWords = {
  readonly listing: Readonly<
    Record<Exclude<RuleName, 'passport'> | 'isMissing' | 'price' | 'stock' | 'unit', string>
  >;
  readonly passport: PassportWords;
};

const ownWords: ListingWords = { listing: ownListingWords, passport: ownPassportWords };

/** The reason as a sentence, in the language of the build by default. */
export function sentenceOfProblem(problem: ListingProblem, words: ListingWords = ownWords): string {
  const [kind, detail] = problem.split(':') as [Exclude<RuleName, 'passport'> | 'missing', string];
  if (kind !== 'missing') return fill<string>(words.listing[kind], { limit: detail });
  const name = detail as MissingField;
  const field =
    name === 'price' || name === 'stock' || name === 'unit'
      ? words.listing[name]
      : factLabels(words.passport)[name];
  return fill<string>(words.listing.isMissing, { field });
}
