import type { Address } from '@mathappu/contract/addresses';
import { maxAddresses } from '@mathappu/contract/limits';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import {
  clearDefault,
  insertAddress,
  listAddresses,
  lockAddresses,
  type NewAddress,
} from './address-queries.ts';

/**
 * A new default address replaces the former one; the first address is the default one anyway.
 * @throws AppError tooManyAddresses
 */
export function createAddress(shop: Shop, userId: string, address: NewAddress): Promise<Address> {
  return inTransaction(shop.db, async (tx) => {
    await lockAddresses(tx, userId);
    const existing = await listAddresses(tx, userId);
    if (existing.length >= maxAddresses) throw new AppError('tooManyAddresses');
    const isDefault = address.isDefault || existing.length === 0;
    if (isDefault) await clearDefault(tx, userId);
    return insertAddress(tx, userId, { ...address, isDefault });
  });
}
