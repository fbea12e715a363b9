import * as calls from '@mathappu/contract/staff';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import type { Shop } from '#server/shop.ts';
import { acceptInvite, openInvite } from './accept-invite.ts';
import { inviteStaff } from './invite-staff.ts';
import { listStaff } from './list-staff.ts';
import { endAccess, updateStaff } from './update-staff.ts';
import { createRole, deleteRole, updateRole } from './write-role.ts';

export function addStaffRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.listStaff, async () => ({ message: done.staff, data: await listStaff(shop) }));

  handle(app, calls.inviteStaff, async ({ body, caller, language, request }) => ({
    message: done.staffInvited,
    data: await inviteStaff(shop, caller, body, {
      language,
      idempotencyKey: readIdempotencyKey(request),
    }),
  }));

  handle(app, calls.updateStaff, async ({ params, body, caller }) => ({
    message: done.staffChanged,
    data: await updateStaff(shop, caller, params.staffId, body),
  }));

  handle(app, calls.endAccess, async ({ params, body, caller }) => {
    await endAccess(shop, caller, params.staffId, body.password);
    return { message: done.accessEnded };
  });

  handle(app, calls.createRole, async ({ body, caller, request }) => ({
    message: done.roleSaved,
    data: await createRole(shop, caller, body, readIdempotencyKey(request)),
  }));

  handle(app, calls.updateRole, async ({ params, body, caller }) => ({
    message: done.roleSaved,
    data: await updateRole(shop, caller, params.roleId, body),
  }));

  handle(app, calls.deleteRole, async ({ params, body, caller }) => {
    await deleteRole(shop, caller, { ...params, ...body });
    return { message: done.roleDeleted };
  });

  handle(app, calls.openInvite, async ({ body, request }) => ({
    message: done.invite,
    data: await openInvite(shop, body.code, request.ip),
  }));

  handle(app, calls.acceptInvite, async ({ body, caller, request, language }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    const tokens = await acceptInvite(shop, caller, body, { ip: request.ip, userAgent, language });
    return {
      message: done.inviteAccepted,
      data: tokens ? { accesstoken: tokens.accessToken, refreshtoken: tokens.refreshToken } : null,
    };
  });
}
