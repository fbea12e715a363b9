import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { updateUser } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';

export async function updateProfile(
  shop: Shop,
  caller: Caller,
  profile: { name: string; email?: string; number?: string },
): Promise<void> {
  if (profile.email !== undefined && profile.email !== caller.email) {
    throw new AppError('emailFixed');
  }
  await updateUser(shop.db, caller.userId, {
    name: profile.name,
    ...(profile.number === undefined ? {} : { phone: profile.number }),
  });
}
