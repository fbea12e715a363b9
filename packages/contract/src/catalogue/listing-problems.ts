import * as ownListingWords from '#words/listing';
import * as ownPassportWords from '#words/passport';
import { fill } from '../words.ts';
import { missingFacts, type Passport, type PassportField } from './passport.ts';
import { factLabels, type PassportWords } from './passport-texts.ts';

/** The values of each rule. The owner cannot change a rule with one value. */
export const ruleValues = {
  /** `ask` counts what is missing and keeps nothing out. */
  passport: ['off', 'ask', 'new', 'all'],
  joined: ['block', 'allow'],
  conventional: ['block', 'allow'],
  bannedSalts: ['block'],
  imported: ['block'],
  tooLoud: ['block'],
} as const;

export type RuleName = keyof typeof ruleValues;
export type RuleValue = (typeof ruleValues)[RuleName][number];
export const ruleNames = Object.keys(ruleValues) as RuleName[];

/** Whether the rule has a single value. */
export const isFixed = (rule: RuleName): boolean => ruleValues[rule].length === 1;

export type ListingRules = {
  readonly [Rule in RuleName]: (typeof ruleValues)[Rule][number];
} & {
  /** When `passport` got its value; `new` requires facts of products created since then. */
  readonly passportSince: Date;
};

/** The facts of a product that decide whether it is listed. */
export type ListingFacts = {
  readonly isPriced: boolean;
  readonly hasStock: boolean;
  readonly hasUnit: boolean;
  readonly passport: Passport;
  /** Null for a product that is not stored yet. */
  readonly createdAt: Date | null;
};

type MissingField = 'price' | 'stock' | 'unit' | PassportField;

/** The stored code of a reason why a product is not listed. */
export type ListingProblem =
  | `missing:${MissingField}`
  | 'joined'
  | 'conventional'
  | 'bannedSalts'
  | 'imported'
  | `tooLoud:${number}`;

/** Rule 89 of the Explosives Rules: 125 dB(AI) at 4 metres, reduced by 5 log₁₀(n) for n joined pieces. */
const maxNoiseDb = 125;

/** The noise limit for pieces joined by one fuse. */
const noiseLimitDb = (joinedPieces: number | null): number =>
  joinedPieces === null || joinedPieces < 2
    ? maxNoiseDb
    : // The logarithm of 1000 may be a hair under 3.
      Math.floor(maxNoiseDb - 5 * Math.log10(joinedPieces) + 1e-9);

/** Whether the rule `passport` keeps a product out that lacks facts. */
export const asksForPassport = (
  { passport, passportSince }: Pick<ListingRules, 'passport' | 'passportSince'>,
  createdAt: Date | null,
): boolean =>
  passport === 'all' || (passport === 'new' && (createdAt === null || createdAt >= passportSince));

/**
 * All reasons that keep a product out of the shop; a product without any is listed. A fact that is not
 * stated is a reason only for the rule `passport`. The result is stored with the product.
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

/** The words of `words/listing` and `words/passport` in one language. */
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
