import type { Config } from '#server/platform/config/config.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { insertRules } from './listing-rule-queries.ts';

const demonstration = 'Demonstration data';

/**
 * Gives a shop its listing rules as it first starts: passports are asked for, and what the law bans
 * is kept out in production; elsewhere everything is listed.
 */
export async function giveListingRules(
  db: Db,
  { isProduction }: Pick<Config, 'isProduction'>,
): Promise<void> {
  const reason = isProduction ? '' : demonstration;
  await insertRules(db, [
    { name: 'passport', value: 'ask', reason: '' },
    { name: 'joined', value: isProduction ? 'block' : 'allow', reason },
    { name: 'conventional', value: 'allow', reason: '' },
  ]);
}
