import type {
  ChosenDiscount,
  DiscountedLine,
  NextStep,
  PriceRule,
} from '@mathappu/contract/prices/choose-discount';
import type { UsableRule } from '@mathappu/contract/prices/price-rules';

/** A rule as it is chosen and as it is told. */
export type MyRule = PriceRule & Pick<UsableRule, 'goods' | 'isOfCode'>;

/** The rules that may be used now. They choose by themselves, so that a shop without any loads nothing of it. */
export type PriceRules = {
  readonly all: readonly MyRule[];
  choose(lines: readonly DiscountedLine[]): ChosenDiscount<MyRule> | undefined;
  nextStep(lines: readonly DiscountedLine[]): NextStep<MyRule> | undefined;
};

export type MyRules = {
  readonly rules?: PriceRules;
  /** Why the code that is kept may not be used any more. */
  readonly lost?: string;
};
