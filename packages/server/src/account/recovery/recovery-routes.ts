import * as calls from '@mathappu/contract/account';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { clearedRecoveryCookie, readRecoveryCookie, recoveryCookie } from './recovery-cookie.ts';
import { resetPassword } from './reset-password.ts';
import { requestRecovery } from './send-recovery-code.ts';
import { verifyRecoveryCode } from './verify-recovery-code.ts';

export function addRecoveryRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.forgotPassword, async ({ body, request, language }) => {
    await requestRecovery(shop, body.email, { ip: request.ip, language });
    return { message: done.otpSent };
  });

  handle(app, calls.verifyOtp, async ({ body, request, reply }) => {
    const { proof, expiresAt } = await verifyRecoveryCode(shop, { ...body, ip: request.ip });
    reply.header('set-cookie', recoveryCookie(shop.config, proof));
    return {
      message: done.otpVerified,
      data: { email: body.email, proof, expiresAt: expiresAt.toISOString() },
    };
  });

  handle(app, calls.resetPassword, async ({ body, request, reply }) => {
    const proofs = [body.proof, readRecoveryCookie(shop.config, request.headers.cookie)].filter(
      (proof) => proof !== undefined,
    );
    await resetPassword(shop, body, proofs);
    reply.header('set-cookie', clearedRecoveryCookie(shop.config));
    return { message: done.passwordReset };
  });
}
