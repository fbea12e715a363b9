import { passSecondStep } from '@mathappu/contract/second-step';
import * as calls from '@mathappu/contract/sessions';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/http/app-error.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { readBearer } from './authenticate.ts';
import { deviceName } from './device-name.ts';
import { refreshSession } from './refresh-session.ts';
import { deviceCookie } from './second-step/device-cookie.ts';
import { finishSignIn } from './second-step/finish-sign-in.ts';
import {
  endOtherSessions,
  endOwnSession,
  endSession,
  listOpenSessions,
} from './session-queries.ts';
import { signIn } from './sign-in.ts';

export function addSessionRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.login, async ({ body, request, language }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    const { cookie: cookies } = request.headers;
    const tokens = await signIn(shop, body, { ip: request.ip, userAgent, language, cookies });
    return {
      message: done.signedIn,
      data: { accesstoken: tokens.accessToken, refreshtoken: tokens.refreshToken },
    };
  });

  handle(app, passSecondStep, async ({ body, request, reply, language }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    const client = { ip: request.ip, userAgent, language };
    const { holder, ...tokens } = await finishSignIn(shop, body, client);
    if (body.remember) reply.header('set-cookie', deviceCookie(shop.config, holder, shop.now()));
    return {
      message: done.signedIn,
      data: { accesstoken: tokens.accessToken, refreshtoken: tokens.refreshToken },
    };
  });

  handle(app, calls.refreshToken, async ({ request }) => ({
    message: done.sessionRefreshed,
    data: await refreshSession(shop, readBearer(request)),
  }));

  handle(app, calls.logout, async ({ caller }) => {
    await endSession(shop.db, caller.sessionId, 'signed out');
    return { message: done.signedOut };
  });

  handle(app, calls.listSessions, async ({ caller, language }) => {
    const sessions = await listOpenSessions(shop.db, caller);
    return {
      message: done.signInsFetched,
      data: sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        _id: id,
        device: deviceName(userAgent, language),
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
    return { message: done.signedOutThere };
  });

  handle(app, calls.endOtherSessions, async ({ caller }) => {
    await endOtherSessions(shop.db, caller, 'ended by its user');
    return { message: done.signedOutElsewhere };
  });
}
