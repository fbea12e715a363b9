import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { recordTestMail } from './dashboard-queries.ts';
import { testMailCode } from './test-mail-code.ts';

/** @throws AppError invalidVerification: the code is not that of the mails to this address */
export async function confirmTestMail(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<void> {
  if (code !== testMailCode(config, email)) throw new AppError('invalidVerification');
  await recordTestMail(db);
}
