import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { advanceRefunds } from './refunds/advance-refunds.ts';
import { releaseHolds } from './release-holds.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'advance-refunds': Record<string, never>;
    'release-holds': Record<string, never>;
    'reconcile-payments': Record<string, never>;
  }
}

const everyMinute = '* * * * *';

/** Runs that fail are repeated a minute later by the schedule, so they need no retries. */
export const releaseHoldsJob = defineJob({
  name: 'release-holds',
  retryLimit: 0,
  retryDelay: 60,
  cron: everyMinute,
  run: releaseHolds,
});

export const reconcilePaymentsJob = defineJob({
  name: 'reconcile-payments',
  retryLimit: 0,
  retryDelay: 60,
  cron: everyMinute,
  runsAtStart: true,
  run: reconcilePayments,
});

/** Each refund has its own attempts and waits, so that a run itself is not retried. */
export const advanceRefundsJob = defineJob({
  name: 'advance-refunds',
  retryLimit: 0,
  retryDelay: 60,
  cron: everyMinute,
  run: advanceRefunds,
});
