import type { PriceRule } from '@mathappu/contract/prices/choose-discount';
import { sql } from 'kysely';

/** A price rule that is switched on, as it is read with the settings. */
export type StoredPriceRule = PriceRule & {
  /** In capitals; null of a rule that needs none. */
  readonly code: string | null;
  readonly startsAt: string | null;
  /** Not included. */
  readonly endsAt: string | null;
  readonly isForChosen: boolean;
  readonly accounts: readonly string[];
  readonly mobiles: readonly string[];
  readonly maxUses: number | null;
  readonly maxUsesEach: number | null;
};

/** They come as one more part, so that whoever reads the settings has them in the same statement. */
export const partOfRules = 'priceRules';

/** Those that are switched on, also ended ones, whose codes are told so; the oldest first. */
export const selectRules = sql`
  select ${partOfRules}, 0, coalesce(jsonb_agg(jsonb_build_object('_id', id, 'name', name, 'code', code,
    'minimumPaise', minimum_paise, 'percentBp', percent_bp, 'amountPaise', amount_paise,
    'categories', categories, 'products', products, 'startsAt', starts_at, 'endsAt', ends_at,
    'isForChosen', is_for_chosen, 'accounts', accounts, 'mobiles', mobiles,
    'maxUses', max_uses, 'maxUsesEach', max_uses_each,
    'hasLimit', max_uses is not null or max_uses_each is not null) order by created_at, id), '[]')
  from price_rules where is_on`;
