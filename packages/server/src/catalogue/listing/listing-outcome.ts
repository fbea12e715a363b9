import {
  asksForPassport,
  type ListingProblem,
  listingProblems,
} from '@mathappu/contract/catalogue/listing-problems';
import {
  completePassport,
  hasUnfitReference,
  inheritFacts,
  missingFacts,
  type Passport,
  type PassportField,
} from '@mathappu/contract/catalogue/passport';
import { AppError } from '#server/platform/http/app-error.ts';
import type { ProductContent } from '../product-content.ts';
import type { LockedRules } from './listing-rule-queries.ts';

type Stating = Pick<ProductContent, 'passport' | 'categoryId'>;

/** The facts of a product, those of its category included. */
const factsOf = ({ passport, categoryId }: Stating, { categoryPassports }: LockedRules): Passport =>
  completePassport(inheritFacts(passport, categoryPassports.get(categoryId ?? '')));

type Outcome = { listingProblems: ListingProblem[]; isPassportComplete: boolean };

/**
 * The outcome of the listing rules, which is stored beside a product.
 * @param createdAt null for a new product
 */
export function listingOutcome(
  content: ProductContent,
  createdAt: Date | null,
  rules: LockedRules,
): Outcome {
  const { pricePaise, stock, unit } = content;
  const passport = factsOf(content, rules);
  const facts = {
    isPriced: pricePaise !== null,
    hasStock: stock !== null,
    hasUnit: unit !== null,
    passport,
    createdAt,
  };
  return {
    listingProblems: listingProblems(facts, rules),
    isPassportComplete: missingFacts(passport).length === 0,
  };
}

type PassportEdit = {
  /** Undefined for a new product. */
  before?: Stating & { createdAt: Date };
  after: Stating;
  rules: LockedRules;
};

type Refused = { code: 'neeriRefUnfit' | 'factsNeeded'; field: PassportField };

/**
 * Why a passport cannot be written. Complete facts can be corrected, not emptied, while the rule
 * `passport` asks for them.
 */
export function refusePassport({ before, after, rules }: PassportEdit): Refused | undefined {
  const facts = factsOf(after, rules);
  // What became unfit by its category can still be edited.
  const wasUnfit = before && hasUnfitReference(factsOf(before, rules));
  if (!wasUnfit && hasUnfitReference(facts)) return { code: 'neeriRefUnfit', field: 'neeriRef' };
  if (!before || !asksForPassport(rules, before.createdAt)) return undefined;
  if (missingFacts(factsOf(before, rules)).length > 0) return undefined;
  const emptied = missingFacts(facts).find((name) => before.passport[name] !== null);
  return emptied && { code: 'factsNeeded', field: emptied };
}

/** @throws AppError neeriRefUnfit or factsNeeded */
export function assertPassport(edit: PassportEdit): void {
  const refused = refusePassport(edit);
  if (refused) throw new AppError(refused.code, {}, { field: `passport.${refused.field}` });
}
