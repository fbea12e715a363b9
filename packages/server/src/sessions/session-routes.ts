import * as calls from '@mathappu/contract/sessions';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { readBearer } from './authenticate.ts';
import { refreshSession } from './refresh-session.ts';
import { endSession } from './session-queries.ts';
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
}
