import * as calls from '@mathappu/contract/users';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { deleteAccount } from './delete-account.ts';
import { getSessionUser } from './get-session-user.ts';
import { collectPersonalData } from './privacy-queries.ts';

export function addUserRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.getUserDetails, async ({ caller }) => ({
    message: done.userDetails,
    data: await getSessionUser(shop, caller),
  }));

  handle(app, calls.exportMyData, async ({ caller }) => ({
    message: done.personalData,
    data: await collectPersonalData(shop.db, caller.userId),
  }));

  handle(app, calls.deleteMyAccount, async ({ body, caller }) => {
    await deleteAccount(shop, caller, body.password);
    return { message: done.accountDeleted };
  });
}
