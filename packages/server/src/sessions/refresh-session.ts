import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { signAccessToken } from './access-token.ts';
import { assertAccountActive } from './account-status.ts';
import { decideRefresh } from './refresh-step.ts';
import { makeRefreshToken, type RefreshClaims, readRefreshToken } from './refresh-token.ts';
import {
  advanceGeneration,
  endSession,
  findSessionWithUser,
  markExchanged,
} from './session-queries.ts';
import type { Tokens } from './sign-in.ts';

export async function refreshSession(shop: Shop, token: string | undefined): Promise<Tokens> {
  const claims = token === undefined ? undefined : readRefreshToken(shop.config, token);
  if (!claims) throw new AppError('sessionEnded');
  await shop.limits.use('refresh', claims.sessionId);
  const { userId, generation } = await takeStep(shop, claims);
  const { sessionId } = claims;
  return {
    accessToken: await signAccessToken(shop.config, { userId, sessionId }, shop.now()),
    refreshToken: makeRefreshToken(shop.config, { sessionId, generation }),
  };
}

/** Decides on what was read and writes only if that still holds; else reads again. */
async function takeStep(
  shop: Shop,
  { sessionId, generation: presented }: RefreshClaims,
): Promise<{ userId: string; generation: number }> {
  const session = await findSessionWithUser(shop.db, sessionId);
  if (!session) throw new AppError('sessionEnded');
  assertAccountActive(session);
  const step = decideRefresh(session, presented);
  if (step.kind === 'refuse') throw new AppError('sessionEnded');
  if (step.kind === 'revoke') {
    await endCopiedSession(shop, session.userId, sessionId);
    throw new AppError('sessionEnded');
  }
  const isTaken =
    step.kind === 'repeat' ||
    (step.kind === 'exchange'
      ? await markExchanged(shop.db, sessionId, presented)
      : await advanceGeneration(shop.db, sessionId, presented));
  if (isTaken) return { userId: session.userId, generation: step.answer };
  return takeStep(shop, { sessionId, generation: presented });
}

async function endCopiedSession(shop: Shop, userId: string, sessionId: string): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    if (!(await endSession(tx, sessionId, 'refresh token reused'))) return;
    await insertAuditEntry(tx, {
      actorId: userId,
      action: 'session.reused',
      subjectKind: 'session',
      subjectId: sessionId,
    });
    shop.log.warn({ userId, sessionId }, 'a replaced refresh token came back: sign-in ended');
  });
}
