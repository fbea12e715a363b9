import type { Tx } from '#server/platform/db/open-database.ts';
import { getUser } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { enqueueSecondStepMail } from './second-step-mails.ts';
import { deleteSecondStep } from './second-step-queries.ts';

/** The person is mailed. False where there was none. The user is locked. */
export async function takeOffSecondStep(
  shop: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  userId: string,
): Promise<boolean> {
  if (!(await deleteSecondStep(tx, userId))) return false;
  await enqueueSecondStepMail(shop, tx, 'off', await getUser(tx, userId));
  return true;
}
