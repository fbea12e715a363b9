import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
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
  ...mailDelivery,
  run: sendAccountMail,
});

/** Retried while its code may still be waited for. */
export const recoveryMailJob = defineJob({
  name: 'recovery-mail',
  retryLimit: 5,
  retryDelay: 10,
  concurrency: 5,
  run: sendRecoveryCode,
});
