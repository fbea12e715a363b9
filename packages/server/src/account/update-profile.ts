import type { Language } from '@mathappu/contract/words';
import { storeImage } from '#server/platform/files/store-image.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { updateUser } from './account-queries.ts';

/** @throws AppError emailFixed */
export async function updateProfile(
  { db }: Pick<Shop, 'db'>,
  caller: Caller,
  profile: { name: string; email?: string; number?: string; language?: Language },
): Promise<void> {
  if (profile.email !== undefined && profile.email !== caller.email) {
    throw new AppError('emailFixed');
  }
  await updateUser(db, caller.userId, {
    name: profile.name,
    phone: profile.number,
    chosen_language: profile.language,
  });
}

/** Returns the URL of the new picture. The clean-up deletes the old one once nothing shows it. */
export async function replaceAvatar(
  shop: Pick<Shop, 'db' | 'files' | 'limits'>,
  userId: string,
  bytes: Buffer,
): Promise<string> {
  await shop.limits.use('upload', userId);
  await shop.limits.use('uploadDay', userId);
  const url = await storeImage(shop, bytes, userId);
  await updateUser(shop.db, userId, { avatar_url: url });
  return url;
}
