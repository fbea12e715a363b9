import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { findAddress, lockAddresses, updateDefaultAddress } from './address-queries.ts';

/** @throws AppError addressNotFound, also when it is somebody else's */
export async function setDefaultAddress(
  shop: Shop,
  userId: string,
  addressId: string,
): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    await lockAddresses(tx, userId);
    if (!(await findAddress(tx, { userId, addressId }))) throw new AppError('addressNotFound');
    await updateDefaultAddress(tx, userId, addressId);
  });
}
