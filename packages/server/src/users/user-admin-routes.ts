import { paginate } from '@mathappu/contract/paging';
import * as calls from '@mathappu/contract/users';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { changeUserStatus } from './change-user-status.ts';
import { getAdminUser, listUsers } from './user-admin-queries.ts';

export function addUserAdminRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.listUsers, async ({ query }) => {
    const found = await listUsers(shop.db, query);
    return {
      message: done.users,
      data: { users: found.users, pagination: paginate(query, found) },
    };
  });

  handle(app, calls.getUser, async ({ params }) => ({
    message: done.user,
    data: await getAdminUser(shop.db, params.userId),
  }));

  handle(app, calls.updateUserStatus, async ({ params, body, caller }) => {
    await changeUserStatus(shop, caller, params.userId, body);
    return { message: done.userStatusUpdated };
  });
}
