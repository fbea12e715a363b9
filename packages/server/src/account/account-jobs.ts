import type { Language } from '@mathappu/contract/words';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import type { AccountMailKind } from './account-mails.ts';
import { sendRecoveryCode } from './recovery/send-recovery-code.ts';
import { sendAccountMail } from './send-account-mail.ts';

type MailData = { to: string; subject: string; language?: Language };

declare module '#server/platform/jobs/job-queue.ts' {
  /**
   * Recipient and subject are in the data, so that a failed mail can be listed and sent again. Jobs
   * of earlier releases lack the language.
   */
  interface JobData {
    'account-mail': MailData & { kind: AccountMailKind; userId: string };
    'recovery-mail': MailData & { email: string };
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
