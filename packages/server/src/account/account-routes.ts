import * as calls from '@mathappu/contract/account';
import { avatarMaxBytes } from '@mathappu/contract/limits';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import { readFiles } from '#server/platform/http/read-files.ts';
import type { Shop } from '#server/shop.ts';
import { updateLastActive } from './account-queries.ts';
import { changePassword } from './change-password.ts';
import { registerUser } from './register-user.ts';
import { replaceAvatar, updateProfile } from './update-profile.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

export function addAccountRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.registerUser, async ({ body, request, language }) => ({
    message: done.accountCreated,
    data: { _id: await registerUser(shop, body, { ip: request.ip, language }) },
  }));

  handle(app, calls.verifyEmail, async ({ body }) => {
    await verifyEmail(shop, body.token);
    return { message: done.emailConfirmed };
  });

  handle(app, calls.resendVerification, async ({ caller }) => {
    const isSent = await resendVerification(shop, caller.userId);
    return isSent
      ? { message: done.linkSent, values: { email: caller.email } }
      : { message: done.emailAlreadyConfirmed };
  });

  handle(app, calls.uploadAvatar, async ({ caller, request }) => {
    const [file] = await readFiles(request, {
      fields: calls.uploadAvatar.files,
      maxBytes: avatarMaxBytes,
    });
    return {
      message: done.avatarUpdated,
      data: { avatar: await replaceAvatar(shop, caller.userId, file.bytes) },
    };
  });

  handle(app, calls.updateUser, async ({ body, caller }) => {
    await updateProfile(shop, caller, body);
    return { message: done.profileUpdated };
  });

  handle(app, calls.changePassword, async ({ body, caller }) => {
    await changePassword(shop, caller, body);
    return { message: done.passwordChanged };
  });

  handle(app, calls.updateLastActive, async ({ caller }) => {
    await updateLastActive(shop.db, caller.userId);
    return { message: done.lastActiveUpdated };
  });
}
