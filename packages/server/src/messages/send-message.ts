import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import {
  findCooldown,
  insertMessage,
  senderOfEmail,
  senderOfUser,
  startCooldown,
} from './message-queries.ts';

const cooldownSeconds = 30;

/**
 * Limits each sender to one message in 30 seconds and 20 a day. Visitors can enter any email, so
 * their messages are limited by IP address too.
 * @throws AppError messageTooSoon, tooManyRequests
 */
export async function sendMessage(
  { db, limits }: Pick<Shop, 'db' | 'limits'>,
  { caller, ip }: { caller: Caller | undefined; ip: string },
  body: { name: string; email: string; subject: string; message: string },
): Promise<void> {
  const sender = caller ? senderOfUser(caller.userId) : senderOfEmail(body.email);
  if (!caller) await limits.use('messageAddress', ip);
  const wait = await findCooldown(db, sender, cooldownSeconds);
  if (wait > 0) throw tooSoon(wait);
  // Redis may count this, and no transaction waits for the network. A message that comes too soon
  // does not count; of simultaneous ones that pass the check above, each does.
  await limits.use('messageDay', sender);
  await inTransaction(db, async (tx) => {
    const isFirst = await startCooldown(tx, sender, cooldownSeconds);
    if (!isFirst) throw tooSoon(cooldownSeconds);
    await insertMessage(tx, { userId: caller?.userId ?? null, ...body });
  });
}

const tooSoon = (wait: number): AppError =>
  new AppError('messageTooSoon', { interval: cooldownSeconds }, { retryAfterSeconds: wait });
