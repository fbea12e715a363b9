import * as calls from '@mathappu/contract/sessions';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/http/app-error.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { readBearer } from './authenticate.ts';
import { deviceName } from './device-name.ts';
import { refreshSession } from './refresh-session.ts';
import {
  endOtherSessions,
  endOwnSession,
  endSession,
  listOpenSessions,
} from './session-queries.ts';
import { signIn } from './sign-in.ts';

export function addSessionRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.login, async ({ body, request }) => {
    const client = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    const tokens = await signIn(shop, body, client);
    return {
      message: 'Logged in successfully',
      data: { accesstoken: tokens.accessToken, refreshtoken: tokens.refreshToken },
    };
  });

  handle(app, calls.refreshToken, async ({ request }) => ({
    message: 'Session refreshed',
    data: await refreshSession(shop, readBearer(request)),
  }));

  handle(app, calls.logout, async ({ caller }) => {
    await endSession(shop.db, caller.sessionId, 'signed out');
    return { message: 'Logged out successfully' };
  });

  handle(app, calls.listSessions, async ({ caller }) => {
    const sessions = await listOpenSessions(shop.db, caller);
    return {
      message: 'Sign-ins fetched successfully',
      data: sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        _id: id,
        device: deviceName(userAgent),
        since: createdAt.toISOString(),
        lastSeen: lastSeenAt.toISOString(),
        isCurrent: id === caller.sessionId,
      })),
    };
  });

  handle(app, calls.endSession, async ({ params: { sessionId }, caller: { userId } }) => {
    if (!(await endOwnSession(shop.db, { userId, sessionId }, 'ended by its user'))) {
      throw new AppError('sessionNotFound');
    }
    return { message: 'Signed out there' };
  });

  handle(app, calls.endOtherSessions, async ({ caller }) => {
    await endOtherSessions(shop.db, caller, 'ended by its user');
    return { message: 'Signed out everywhere else' };
  });
}
