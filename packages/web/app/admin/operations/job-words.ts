import type { OwnJob } from '@mathappu/contract/admin/maintenance';
import * as words from '#words/admin/operations';

const jobs: Readonly<Record<OwnJob, string>> = {
  'recovery-mail': words.recoveryMail,
  'placed-mails': words.placedMails,
  'advance-refunds': words.advanceRefunds,
  'release-holds': words.releaseHolds,
  'reconcile-payments': words.reconcilePayments,
  'product-import': words.productImport,
  'delete-old-requests': words.deleteOldRequests,
  'delete-old-webhook-events': words.deleteOldWebhookEvents,
  'delete-old-refused-payments': words.deleteOldRefusedPayments,
  'delete-expired-account-rows': words.deleteExpiredAccountRows,
  'delete-old-senders': words.deleteOldSenders,
  'delete-sent-mails': words.deleteSentMails,
  'delete-old-imports': words.deleteOldImports,
  'delete-old-enquiries': words.deleteOldEnquiries,
  'delete-old-estimates': words.deleteOldEstimates,
  'delete-old-categories': words.deleteOldCategories,
  'compact-shards': words.compactShards,
  'delete-unused-pictures': words.deleteUnusedPictures,
  'compare-files': words.compareFiles,
  'add-avif': words.addAvif,
  'count-recent-sales': words.countSales,
  'count-bought-together': words.countBoughtTogether,
  'delete-old-search-terms': words.deleteOldSearchTerms,
  'end-staff': words.endStaff,
  'delete-old-events': words.deleteOldEvents,
  'send-event': words.sendEvents,
  'queue-events': words.sendEvents,
  'check-machine': words.checkMachine,
};

/** What a job does; one of another version of the shop is called as its queue. */
export const wordJob = (queue: string): string => jobs[queue as OwnJob] ?? queue;
