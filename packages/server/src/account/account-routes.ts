import * as calls from '@mathappu/contract/account';
import { avatarMaxBytes } from '@mathappu/contract/limits';
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
  handle(app, calls.registerUser, async ({ body, request }) => ({
    message: 'Account created. Please check your mail to confirm your email address',
    data: { _id: await registerUser(shop, body, request.ip) },
  }));

  handle(app, calls.verifyEmail, async ({ body }) => {
    await verifyEmail(shop, body.token);
    return { message: 'Your email address is confirmed' };
  });

  handle(app, calls.resendVerification, async ({ caller }) => {
    const isSent = await resendVerification(shop, caller.userId);
    return {
      message: isSent
        ? `We have sent a new link to ${caller.email}`
        : 'Your email address is already confirmed',
    };
  });

  handle(app, calls.uploadAvatar, async ({ caller, request }) => {
    const [file] = await readFiles(request, {
      fields: calls.uploadAvatar.files,
      maxBytes: avatarMaxBytes,
    });
    return {
      message: 'Avatar updated successfully',
      data: { avatar: await replaceAvatar(shop, caller.userId, file.bytes) },
    };
  });

  handle(app, calls.updateUser, async ({ body, caller }) => {
    await updateProfile(shop, caller, body);
    return { message: 'Profile updated successfully' };
  });

  handle(app, calls.changePassword, async ({ body, caller }) => {
    await changePassword(shop, caller, body);
    return { message: 'Password changed. Other devices were signed out' };
  });

  handle(app, calls.updateLastActive, async ({ caller }) => {
    await updateLastActive(shop.db, caller.userId);
    return { message: 'Last activity updated' };
  });
}
