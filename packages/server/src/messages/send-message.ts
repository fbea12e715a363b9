import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { claimSending, insertMessage } from './message-queries.ts';

const secondsBetweenMessages = 30;

/**
 * Keeps a message for the owner; one in 30 seconds and 20 a day from each sender. Visitors can name
 * any sender they like, so all from one address are counted too.
 */
export async function sendMessage(
  shop: Shop,
  { caller, address }: { caller: Caller | undefined; address: string },
  body: { name: string; email: string; subject: string; message: string },
): Promise<void> {
  const sender = caller ? `user ${caller.userId}` : `email ${body.email}`;
  if (!caller) await shop.limits.use('messageAddress', address);
  await inTransaction(shop.db, async (tx) => {
    const wait = await claimSending(tx, sender, secondsBetweenMessages);
    if (wait > 0) {
      throw new AppError('tooManyRequests', {
        message: 'Please wait 30 seconds before sending another message',
        retryAfterSeconds: wait,
      });
    }
    await shop.limits.use('messageDay', sender);
    await insertMessage(tx, { userId: caller?.userId ?? null, ...body });
  });
}
