import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { createRefund } from './refunds/create-refund.ts';
import { releaseHolds } from './release-holds.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'create-refund': { gatewayPaymentId: string };
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
  run: reconcilePayments,
});

/** Retried for about four days, at most an hour apart, in case the gateway fails for long. */
export const createRefundJob = defineJob({
  name: 'create-refund',
  retryLimit: 100,
  retryDelay: 30,
  run: createRefund,
});
