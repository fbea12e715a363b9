import { linkCodeLength } from '@mathappu/contract/order-links/link-code';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { randomDigits } from '#server/platform/db/random-digits.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { setLinkCode } from './link-queries.ts';

/** Gives a sale a new link and returns its code. The old link is dead. @throws AppError linkNotFound */
export async function renewLink(
  { db }: Pick<Shop, 'db'>,
  { userId }: Caller,
  number: string,
): Promise<string> {
  const code = randomDigits(linkCodeLength);
  await inTransaction(db, async (tx) => {
    const subject = await setLinkCode(tx, number, code);
    if (!subject) throw new AppError('linkNotFound');
    await insertAuditEntry(tx, {
      actorId: userId,
      action: 'link.renew',
      subjectKind: subject.kind,
      subjectId: subject.id,
      before: null,
      after: null,
    });
  });
  return code;
}
