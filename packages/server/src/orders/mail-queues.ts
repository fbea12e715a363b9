import type { JobName } from '#server/platform/jobs/job-queue.ts';

/** The owner sees their failed mails and sends them again. */
export const resendableQueues = [
  'account-mail',
  'keys-mail',
  'order-mail',
  'owner-mail',
  'quote-mail',
  'settings-mail',
] as const satisfies readonly JobName[];

/** Of one-time codes, which are of no use later: nobody sends those that were given up. */
export const expiringQueues = ['recovery-mail'] as const satisfies readonly JobName[];

/** Every queue that sends mails. */
export const mailQueues = [...resendableQueues, ...expiringQueues] as const;
