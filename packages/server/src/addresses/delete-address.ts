import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import {
  deleteAddressRow,
  listAddresses,
  lockAddresses,
  updateDefaultAddress,
} from './address-queries.ts';

/**
 * After the default address the newest that remains becomes the default one.
 * @throws AppError addressNotFound, also when it is somebody else's
 */
export async function deleteAddress(shop: Shop, userId: string, addressId: string): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    await lockAddresses(tx, userId);
    if (!(await deleteAddressRow(tx, { userId, addressId }))) throw new AppError('addressNotFound');
    const [first] = await listAddresses(tx, userId);
    if (first && !first.isDefault) await updateDefaultAddress(tx, userId, first._id);
  });
}
