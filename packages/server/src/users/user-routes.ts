import * as calls from '@mathappu/contract/users';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { deleteAccount } from './delete-account.ts';
import { getSessionUser } from './get-session-user.ts';
import { collectPersonalData } from './privacy-queries.ts';

export function addUserRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.getUserDetails, async ({ caller }) => ({
    message: 'User details',
    data: await getSessionUser(shop, caller.userId),
  }));

  handle(app, calls.exportMyData, async ({ caller }) => ({
    message: 'Everything stored about you',
    data: await collectPersonalData(shop.db, caller.userId),
  }));

  handle(app, calls.deleteMyAccount, async ({ body, caller }) => {
    await deleteAccount(shop, caller, body.password);
    return { message: 'Your account has been deleted' };
  });
}
