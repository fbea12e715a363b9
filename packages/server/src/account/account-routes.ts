import { login, registerUser } from '@mathappu/contract/account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '../shop.ts';
import { registerUser as register } from './register-user.ts';
import { signIn } from './sign-in.ts';

export function addAccountRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, registerUser, async ({ body, request }) => ({
    message: 'Account created. Please check your mail to confirm your email address',
    data: { _id: await register(shop, body, request.ip) },
  }));

  handle(app, login, async ({ body, request }) => {
    const tokens = await signIn(shop, body, clientOf(request));
    return {
      message: 'Logged in successfully',
      data: { accesstoken: tokens.accessToken, refreshtoken: tokens.refreshToken },
    };
  });
}

const clientOf = (request: FastifyRequest) => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});
