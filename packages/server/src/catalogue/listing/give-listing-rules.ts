import type { Config } from '#server/platform/config/config.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { hasProducts } from '../product-write-queries.ts';
import { insertRules } from './listing-rule-queries.ts';

const demonstration = 'Demonstration data';

/**
 * Gives a shop its listing rules as it first starts: the law's in production, where products of before
 * stay in the shop though nobody has stated their facts; elsewhere such as list everything.
 */
export async function giveListingRules(
  db: Db,
  { isProduction }: Pick<Config, 'isProduction'>,
): Promise<void> {
  const asked = isProduction ? ((await hasProducts(db)) ? 'new' : 'all') : 'off';
  const reason = isProduction ? '' : demonstration;
  await insertRules(db, [
    { name: 'passport', value: asked, reason },
    { name: 'joined', value: isProduction ? 'block' : 'allow', reason },
    { name: 'conventional', value: 'allow', reason: '' },
  ]);
}
