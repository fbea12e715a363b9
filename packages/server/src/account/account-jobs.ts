import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { sendRecoveryCode } from './recovery/send-recovery-code.ts';
import { sendAccountMail } from './send-account-mail.ts';

export const accountMailJob = defineJob({
  name: 'account-mail',
  retryLimit: 8,
  retryDelay: 30,
  run: sendAccountMail,
});

/** Few retries: a code that arrives much later than it was asked for helps nobody. */
export const recoveryMailJob = defineJob({
  name: 'recovery-mail',
  retryLimit: 4,
  retryDelay: 10,
  run: (shop, { email }) => sendRecoveryCode(shop, email),
});
