import * as calls from '@mathappu/contract/maintenance';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { listFailedMails } from './failed-mail-queries.ts';
import { resendMail } from './resend-mail.ts';

export function addMailAdminRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.listFailedMails, async () => ({
    message: 'Failed mails',
    data: (await listFailedMails(shop.db)).map((mail) => ({
      _id: mail.id,
      to: mail.to,
      subject: mail.subject,
      problem: mail.problem,
      failedAt: mail.failed_at.toISOString(),
    })),
  }));

  handle(app, calls.resendMail, async ({ params, caller }) => {
    await resendMail(shop, caller, params.mailId);
    return { message: 'The mail will be sent again' };
  });
}
