import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { hashSecret } from './one-time-secret.ts';
import { updateVerified } from './verification-queries.ts';

export async function verifyEmail(shop: Shop, token: string): Promise<void> {
  const isVerified = await updateVerified(shop.db, hashSecret(token));
  if (!isVerified) throw new AppError('invalidVerification');
}
