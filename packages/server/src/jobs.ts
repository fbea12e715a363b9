import { accountMailJob, recoveryMailJob } from './account/account-jobs.ts';
import { sendOrderMail } from './orders/order-jobs.ts';
import type { AnyJob } from './platform/jobs/job-queue.ts';

/** Everything that runs later: one line a job. */
export const jobs: readonly AnyJob[] = [accountMailJob, recoveryMailJob, sendOrderMail];
