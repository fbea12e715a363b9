import type { Address } from '@mathappu/contract/addresses';
import { maxAddresses } from '@mathappu/contract/limits';
import { servedStates } from '@mathappu/contract/settings/delivery-terms';
import * as input from '@mathappu/contract/words/input';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import {
  clearDefault,
  deleteAddressRow,
  findAddress,
  insertAddress,
  listAddresses,
  lockAddresses,
  type NewAddress,
  updateAddressRow,
  updateDefaultAddress,
} from './address-queries.ts';

/**
 * The first address is always the default one; a new default address replaces the former.
 * @throws AppError tooManyAddresses, invalidInput in a state that is not served
 */
export async function createAddress(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  userId: string,
  address: NewAddress,
): Promise<Address> {
  await assertServed(settings, address.state);
  return inTransaction(db, async (tx) => {
    await lockAddresses(tx, userId);
    const existing = await listAddresses(tx, userId);
    if (existing.length >= maxAddresses)
      throw new AppError('tooManyAddresses', { maximum: maxAddresses });
    const isDefault = address.isDefault || existing.length === 0;
    if (isDefault) await clearDefault(tx, userId);
    return insertAddress(tx, userId, { ...address, isDefault });
  });
}

/**
 * The default address stays the default one, whatever the change says.
 * @throws AppError addressNotFound, for another user's address too, invalidInput in a state that is not
 * served
 */
export async function updateAddress(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  userId: string,
  address: Address,
): Promise<Address> {
  await assertServed(settings, address.state);
  return inTransaction(db, async (tx) => {
    await lockAddresses(tx, userId);
    const existing = await findAddress(tx, { userId, addressId: address._id });
    if (!existing) throw new AppError('addressNotFound');
    const isDefault = address.isDefault || existing.isDefault;
    if (isDefault) await clearDefault(tx, userId);
    return updateAddressRow(tx, userId, { ...address, isDefault });
  });
}

async function assertServed(settings: Shop['settings'], state: string): Promise<void> {
  const states = servedStates((await settings.read()).delivery);
  if (states.includes(state)) return;
  const problem = states.length === 1 ? input.tamilNaduOnly : input.deliveredIn;
  throw new AppError('invalidInput', {}, { field: 'state', problem, states });
}

/** @throws AppError addressNotFound, for another user's address too */
export async function setDefaultAddress(
  { db }: Pick<Shop, 'db'>,
  userId: string,
  addressId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAddresses(tx, userId);
    if (!(await findAddress(tx, { userId, addressId }))) throw new AppError('addressNotFound');
    await updateDefaultAddress(tx, userId, addressId);
  });
}

/**
 * When the default address is deleted, the newest remaining one becomes the default.
 * @throws AppError addressNotFound, for another user's address too
 */
export async function deleteAddress(
  { db }: Pick<Shop, 'db'>,
  userId: string,
  addressId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAddresses(tx, userId);
    if (!(await deleteAddressRow(tx, { userId, addressId }))) throw new AppError('addressNotFound');
    const [first] = await listAddresses(tx, userId);
    if (first && !first.isDefault) await updateDefaultAddress(tx, userId, first._id);
  });
}
