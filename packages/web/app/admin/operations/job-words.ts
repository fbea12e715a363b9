import * as words from '#words/admin/operations';

const jobs: Readonly<Record<string, string>> = {
  'recovery-mail': words.recoveryMail,
  'placed-mails': words.placedMails,
  'advance-refunds': words.advanceRefunds,
  'release-holds': words.releaseHolds,
  'reconcile-payments': words.reconcilePayments,
  'product-import': words.productImport,
  'compact-shards': words.countSales,
  'count-recent-sales': words.countSales,
  'count-bought-together': words.countSales,
};

/** What a job does; the many that clean up are one. */
export const wordJob = (queue: string): string => jobs[queue] ?? words.cleanUp;
