import { paginate } from '@mathappu/contract/paging';
import * as calls from '@mathappu/contract/users';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import { recordLookUp } from '#server/sessions/record-look-up.ts';
import type { Shop } from '#server/shop.ts';
import { changeUserStatus } from './change-user-status.ts';
import { getAdminUser, listUsers } from './user-admin-queries.ts';

export function addAdminUserRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.listUsers, async ({ query, caller }) => {
    const { search } = query;
    const [found] = await Promise.all([
      listUsers(shop.db, query),
      recordLookUp(shop, caller.userId, { search }),
    ]);
    return {
      message: done.users,
      data: { users: found.users, pagination: paginate(query, found) },
    };
  });

  handle(app, calls.getUser, async ({ params, caller }) => {
    const data = await getAdminUser(shop.db, params.userId);
    await recordLookUp(shop, caller.userId, { account: params.userId });
    return { message: done.user, data };
  });

  handle(app, calls.updateUserStatus, async ({ params, body, caller }) => {
    await changeUserStatus(shop, caller, params.userId, body);
    return { message: done.userStatusUpdated };
  });
}
