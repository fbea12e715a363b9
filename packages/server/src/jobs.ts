import { accountMailJob, recoveryMailJob } from './account/account-jobs.ts';
import { testMailJob } from './dashboard/test-mails.ts';
import { quoteMailJob } from './enquiries/enquiry-jobs.ts';
import { cleanUpJobs } from './maintenance/clean-up-jobs.ts';
import { checkMachineJob } from './maintenance/machine-jobs.ts';
import { machineMailJob } from './maintenance/machine-mails.ts';
import { placedMailsJob, sendOrderMail, sendOwnerMail } from './orders/order-jobs.ts';
import { keysMailJob } from './payments/keys-mails.ts';
import {
  advanceRefundsJob,
  reconcilePaymentsJob,
  releaseHoldsJob,
} from './payments/payment-jobs.ts';
import type { AnyJob } from './platform/jobs/job-queue.ts';
import { productImportJob } from './product-import/product-import-jobs.ts';
import { queueEventsJob, sendEventJob } from './programs/event-jobs.ts';
import { eventMailJob } from './programs/event-mails.ts';
import { reportMailJob } from './reports/report-jobs.ts';
import { secondStepMailJob } from './sessions/second-step/second-step-mails.ts';
import { settingsMailJob } from './settings/settings-mails.ts';
import type { Shop } from './shop.ts';
import { inviteMailJob, peopleMailJob } from './staff/staff-mails.ts';

/** Every job: one line each. */
export const jobs: readonly AnyJob<Shop>[] = [
  accountMailJob,
  recoveryMailJob,
  sendOrderMail,
  sendOwnerMail,
  quoteMailJob,
  reportMailJob,
  settingsMailJob,
  peopleMailJob,
  inviteMailJob,
  secondStepMailJob,
  eventMailJob,
  queueEventsJob,
  sendEventJob,
  testMailJob,
  keysMailJob,
  machineMailJob,
  checkMachineJob,
  placedMailsJob,
  advanceRefundsJob,
  releaseHoldsJob,
  reconcilePaymentsJob,
  productImportJob,
  ...cleanUpJobs,
];
