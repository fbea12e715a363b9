import { toShopDay } from '@mathappu/contract/shop-time';
import { insertLookUp } from '#server/platform/db/audit-queries.ts';
import type { Shop } from '#server/shop.ts';

/** One account, or people who were listed or searched by words; '' lists them all. */
type LookUp = { readonly account: string } | { readonly search: string };

/** Records that staff have looked people up, once a day; of words only their length is kept. */
export const recordLookUp = (
  { db, now }: Pick<Shop, 'db' | 'now'>,
  actorId: string,
  lookUp: LookUp,
): Promise<void> =>
  insertLookUp(db, {
    ...{ actorId, day: toShopDay(now()) },
    ...('account' in lookUp
      ? { account: lookUp.account }
      : { account: null, letters: lookUp.search.length }),
  });
