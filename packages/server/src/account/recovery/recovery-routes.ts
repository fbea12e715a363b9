import * as calls from '@mathappu/contract/account';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { clearedRecoveryCookie, readRecoveryCookie, recoveryCookie } from './recovery-cookie.ts';
import { resetPassword } from './reset-password.ts';
import { requestRecovery } from './send-recovery-code.ts';
import { verifyRecoveryCode } from './verify-recovery-code.ts';

export function addRecoveryRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.forgotPassword, async ({ body, request }) => {
    await requestRecovery(shop, body.email, request.ip);
    return { message: 'If an account with this email exists, we have sent an OTP to it' };
  });

  handle(app, calls.verifyOtp, async ({ body, request, reply }) => {
    const { proof, expiresAt } = await verifyRecoveryCode(shop, { ...body, ip: request.ip });
    reply.header('set-cookie', recoveryCookie(shop.config, proof));
    return {
      message: 'OTP verified successfully',
      data: { email: body.email, proof, expiresAt: expiresAt.toISOString() },
    };
  });

  handle(app, calls.resetPassword, async ({ body, request, reply }) => {
    const proofs = [body.proof, readRecoveryCookie(shop.config, request.headers.cookie)].filter(
      (proof) => proof !== undefined,
    );
    await resetPassword(shop, body, proofs);
    reply.header('set-cookie', clearedRecoveryCookie(shop.config));
    return { message: 'Password reset successfully. Please sign in' };
  });
}
