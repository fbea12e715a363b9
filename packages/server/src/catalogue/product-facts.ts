import { inheritFacts, type Passport } from '@mathappu/contract/catalogue/passport';

export type StatedFacts = {
  /** What it states itself. */
  readonly passport: Partial<Passport>;
  /** What its category states; null without one. */
  readonly category_passport: Partial<Passport> | null;
};

/** The facts of a product, those of its category included. */
export const factsOf = ({ passport, category_passport }: StatedFacts): Partial<Passport> =>
  inheritFacts(passport, category_passport);
