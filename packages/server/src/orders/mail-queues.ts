import type { JobName } from '#server/platform/jobs/job-queue.ts';

/** The owner sees their failed mails and sends them again. */
export const resendableQueues = [
  'account-mail',
  'keys-mail',
  'machine-mail',
  'order-mail',
  'owner-mail',
  'quote-mail',
  'report-mail',
  'settings-mail',
  'people-mail',
  'invite-mail',
  'second-step-mail',
  'event-mail',
  'test-mail',
] as const satisfies readonly JobName[];

/** The queues of one-time codes. A code is useless later, so nobody may send a failed one again. */
export const expiringQueues = ['recovery-mail'] as const satisfies readonly JobName[];

/** Every queue that sends mails. */
export const mailQueues = [...resendableQueues, ...expiringQueues] as const;
