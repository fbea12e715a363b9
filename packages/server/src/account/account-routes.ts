import {
  registerUser,
  resendVerification,
  updateLastActive,
  updateUser,
  uploadAvatar,
  verifyEmail,
} from '@mathappu/contract/account';
import { avatarMaxBytes } from '@mathappu/contract/limits';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import { readFiles } from '#server/platform/http/read-files.ts';
import type { Shop } from '#server/shop.ts';
import { addRecoveryRoutes } from './recovery-routes.ts';
import { registerUser as register } from './register-user.ts';
import { replaceAvatar } from './replace-avatar.ts';
import { resendVerification as resend } from './resend-verification.ts';
import { addSessionRoutes } from './session-routes.ts';
import { updateProfile } from './update-profile.ts';
import { updateLastActive as noteActivity } from './user-queries.ts';
import { verifyEmail as verify } from './verify-email.ts';

export function addAccountRoutes(app: FastifyInstance, shop: Shop): void {
  addSessionRoutes(app, shop);
  addRecoveryRoutes(app, shop);

  handle(app, registerUser, async ({ body, request }) => ({
    message: 'Account created. Please check your mail to confirm your email address',
    data: { _id: await register(shop, body, request.ip) },
  }));

  handle(app, verifyEmail, async ({ body }) => {
    await verify(shop, body.token);
    return { message: 'Your email address is confirmed' };
  });

  handle(app, resendVerification, async ({ caller }) => {
    const isSent = await resend(shop, caller.userId);
    return {
      message: isSent
        ? `We have sent a new link to ${caller.email}`
        : 'Your email address is already confirmed',
    };
  });

  handle(app, uploadAvatar, async ({ caller, request }) => {
    const [file] = await readFiles(request, {
      fields: uploadAvatar.files,
      maxBytes: avatarMaxBytes,
      tooLarge: 'File size must be less than 2MB',
    });
    return {
      message: 'Avatar updated successfully',
      data: { avatar: await replaceAvatar(shop, caller.userId, file.bytes) },
    };
  });

  handle(app, updateUser, async ({ body, caller }) => {
    await updateProfile(shop, caller, body);
    return { message: 'Profile updated successfully' };
  });

  handle(app, updateLastActive, async ({ caller }) => {
    await noteActivity(shop.db, caller.userId);
    return { message: 'Noted' };
  });
}
