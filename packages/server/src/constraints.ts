import { accountConstraints } from './account/account-queries.ts';
import { addressConstraints } from './addresses/address-queries.ts';
import { cartConstraints } from './cart/cart-queries.ts';
import { stockConstraints } from './catalogue/stock-queries.ts';
import type { ConstraintMeanings } from './platform/db/database-errors.ts';
import { importConstraints } from './product-import/import-queries.ts';

/** The constraints that decide races between requests: one line a feature. */
export const constraintMeanings: ConstraintMeanings = {
  ...accountConstraints,
  ...stockConstraints,
  ...cartConstraints,
  ...addressConstraints,
  ...importConstraints,
};
