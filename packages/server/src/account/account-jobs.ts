import { defineJob } from '#server/platform/jobs/job-queue.ts';
import type { AccountMailKind } from './account-mails.ts';
import { sendRecoveryCode } from './recovery/send-recovery-code.ts';
import { sendAccountMail } from './send-account-mail.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  /** Recipient and subject are in the data, so that a failed mail can be listed and sent again. */
  interface JobData {
    'account-mail': { kind: AccountMailKind; userId: string; to: string; subject: string };
    'recovery-mail': { email: string; to: string; subject: string };
  }
}

export const accountMailJob = defineJob({
  name: 'account-mail',
  retryLimit: 8,
  retryDelay: 30,
  run: sendAccountMail,
});

/** Few retries: a code that arrives late is of no use. */
export const recoveryMailJob = defineJob({
  name: 'recovery-mail',
  retryLimit: 4,
  retryDelay: 10,
  run: sendRecoveryCode,
});
