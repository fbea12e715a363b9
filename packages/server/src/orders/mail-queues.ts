import type { JobName } from '#server/platform/jobs/job-queue.ts';

/** The owner sees their failed mails and sends them again. */
export const resendableQueues = [
  'account-mail',
  'order-mail',
  'owner-mail',
  'quote-mail',
  'settings-mail',
] as const satisfies readonly JobName[];

/** Every queue that sends mails. A one-time code that comes too late is not sent at all. */
export const mailQueues = [
  ...resendableQueues,
  'recovery-mail',
] as const satisfies readonly JobName[];
