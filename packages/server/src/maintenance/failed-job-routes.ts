import * as calls from '@mathappu/contract/maintenance';
import type { FastifyInstance } from 'fastify';
import { mailJobs } from '#server/dashboard/dashboard-queries.ts';
import { handle } from '#server/platform/http/handle.ts';
import { listFailedJobs } from '#server/platform/jobs/failed-job-queries.ts';
import type { Shop } from '#server/shop.ts';
import { resendMail } from './resend-mail.ts';

export function addFailedJobRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.listFailedMails, async () => ({
    message: 'Failed mails',
    data: (await listFailedJobs(shop.db, mailJobs)).map((job) => ({
      _id: job.id,
      to: job.data.to,
      subject: job.data.subject,
      problem: job.problem,
      failedAt: job.failed_at.toISOString(),
    })),
  }));

  handle(app, calls.resendMail, async ({ params, caller }) => {
    await resendMail(shop, caller, params.mailId);
    return { message: 'The mail will be sent again' };
  });
}
