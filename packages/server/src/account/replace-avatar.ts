import { storeImage } from '#server/platform/files/process-image.ts';
import { updateUser } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';

/** Returns the address of the new picture; the old one is collected when nothing shows it. */
export async function replaceAvatar(shop: Shop, userId: string, bytes: Buffer): Promise<string> {
  await shop.limits.use('upload', userId);
  const url = await storeImage(shop, bytes, userId);
  await updateUser(shop.db, userId, { avatar_url: url });
  return url;
}
