import { toShopDay } from '@mathappu/contract/shop-time';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { assertAccountActive } from './account-status.ts';
import { decideRefresh } from './refresh-decision.ts';
import {
  advanceGeneration,
  endSession,
  findSessionWithUser,
  updateExchanged,
  updateLastSeen,
} from './session-queries.ts';
import type { Tokens } from './sign-in.ts';
import {
  type RefreshClaims,
  signAccessToken,
  signRefreshToken,
  verifyRefreshToken,
} from './tokens.ts';

export async function refreshSession(
  shop: Pick<Shop, 'db' | 'limits' | 'config' | 'now' | 'log'>,
  token: string | undefined,
): Promise<Tokens> {
  const { config, limits, now } = shop;
  const claims = token === undefined ? undefined : verifyRefreshToken(config, token);
  if (!claims) throw new AppError('sessionEnded');
  const { sessionId } = claims;
  await limits.use('refresh', sessionId);
  const { userId, generation } = await rotate(shop, claims);
  return {
    accessToken: await signAccessToken(config, { userId, sessionId }, now()),
    refreshToken: signRefreshToken(config, { sessionId, generation }),
  };
}

/** Decides by the row it read and writes only if the row is unchanged; else starts again. */
async function rotate(
  shop: Pick<Shop, 'db' | 'log' | 'now'>,
  { sessionId, generation: presented }: RefreshClaims,
): Promise<{ userId: string; generation: number }> {
  const { db } = shop;
  const session = await findSessionWithUser(db, sessionId, toShopDay(shop.now()));
  if (!session) throw new AppError('sessionEnded');
  assertAccountActive(session);
  const decision = decideRefresh(session, presented);
  if (decision.kind === 'refuse') throw new AppError('sessionEnded');
  if (decision.kind === 'revoke') {
    await endReusedSession(shop, session.userId, sessionId);
    throw new AppError('sessionEnded');
  }
  if (decision.kind === 'repeat') await updateLastSeen(db, sessionId);
  const isDone =
    decision.kind === 'repeat' ||
    (decision.kind === 'exchange'
      ? await updateExchanged(db, sessionId, presented)
      : await advanceGeneration(db, sessionId, presented));
  if (isDone) return { userId: session.userId, generation: decision.issued };
  return rotate(shop, { sessionId, generation: presented });
}

async function endReusedSession(
  { db, log }: Pick<Shop, 'db' | 'log'>,
  userId: string,
  sessionId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await endSession(tx, sessionId, 'refresh token reused'))) return;
    await insertAuditEntry(tx, {
      actorId: userId,
      action: 'session.reused',
      subjectKind: 'session',
      subjectId: sessionId,
    });
    log.warn({ userId, sessionId }, 'refresh token reused: session ended');
  });
}
