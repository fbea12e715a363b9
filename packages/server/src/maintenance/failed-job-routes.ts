import * as calls from '@mathappu/contract/admin/maintenance';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { mailQueues, resendableQueues } from '#server/orders/mail-queues.ts';
import { handle } from '#server/platform/http/handle.ts';
import {
  countFailedJobs,
  countOtherFailedJobs,
  findWaitingJobs,
  listFailedJobs,
  listOtherFailedJobs,
} from '#server/platform/jobs/failed-job-queries.ts';
import type { Shop } from '#server/shop.ts';
import { readMachine } from './read-machine.ts';
import { resendFailedMails, resendMail } from './resend-mail.ts';
import { discardJob, retryJob } from './settle-failed-job.ts';

export function addFailedJobRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.listFailedMails, async () => {
    const [mails, totalCount, waiting] = await Promise.all([
      listFailedJobs(shop.db, resendableQueues),
      countFailedJobs(shop.db, resendableQueues),
      findWaitingJobs(shop.db, mailQueues),
    ]);
    return {
      message: done.failedMails,
      data: mails.map((job) => ({
        _id: job.id,
        to: job.data.to,
        subject: job.data.subject,
        problem: job.problem,
        failedAt: job.failed_at.toISOString(),
      })),
      totalCount,
      waiting,
    };
  });

  handle(app, calls.getMachine, async () => ({
    message: done.machine,
    data: await readMachine(shop),
  }));

  handle(app, calls.listFailedJobs, async () => {
    const [found, totalCount] = await Promise.all([
      listOtherFailedJobs(shop.db, mailQueues),
      countOtherFailedJobs(shop.db, mailQueues),
    ]);
    return {
      message: done.failedJobs,
      data: found.map(({ id, failed_at, queue, ...job }) => ({
        _id: id,
        // The admin's screen has words for each of these.
        queue: queue satisfies calls.OwnJob,
        ...job,
        failedAt: failed_at.toISOString(),
      })),
      totalCount,
    };
  });

  handle(app, calls.retryJob, async ({ params, caller }) => {
    await retryJob(shop, caller, params.jobId);
    return { message: done.jobRetried };
  });

  handle(app, calls.discardJob, async ({ params, caller }) => {
    await discardJob(shop, caller, params.jobId);
    return { message: done.jobDiscarded };
  });

  handle(app, calls.resendMail, async ({ params, caller }) => {
    await resendMail(shop, caller, params.mailId);
    return { message: done.mailResent };
  });

  handle(app, calls.resendFailedMails, async ({ caller }) => {
    const count = await resendFailedMails(shop, caller);
    return count === 1
      ? { message: done.mailResent, data: { count } }
      : { message: done.mailsResent, values: { count }, data: { count } };
  });
}
