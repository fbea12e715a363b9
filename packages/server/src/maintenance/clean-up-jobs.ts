import { toShopDay } from '@mathappu/contract/shop-time';
import { deleteExpiredAccountRows } from '#server/account/account-queries.ts';
import { deleteOldCategories } from '#server/catalogue/categories/deleted-category-queries.ts';
import { updateRecentSales } from '#server/catalogue/recent-sales-queries.ts';
import { countBoughtTogether } from '#server/catalogue/related/bought-together-queries.ts';
import { deleteOldSearchTerms } from '#server/catalogue/search/search-term-queries.ts';
import { deleteOldEnquiries } from '#server/enquiries/enquiry-queries.ts';
import { deleteOldEstimates } from '#server/estimates/estimate-queries.ts';
import { deleteOldRefusedPayments } from '#server/gateway/payment-queries.ts';
import { deleteOldWebhookEvents } from '#server/gateway/webhook-queries.ts';
import { deleteOldSenders } from '#server/messages/message-queries.ts';
import { resendableQueues } from '#server/orders/mail-queues.ts';
import { compactShards } from '#server/orders/sales-queries.ts';
import { deleteOldRequests } from '#server/platform/db/idempotency-queries.ts';
import { deleteCompletedJobs } from '#server/platform/jobs/failed-job-queries.ts';
import { type AnyJob, defineJob } from '#server/platform/jobs/job-queue.ts';
import { deleteOldImports } from '#server/product-import/import-queries.ts';
import { deleteOldDeliveries } from '#server/programs/webhook-queries.ts';
import { endKeysOfFormerStaff } from '#server/sessions/api-key-queries.ts';
import { deleteEndedSecondSteps } from '#server/sessions/second-step/second-step-queries.ts';
import type { Shop } from '#server/shop.ts';
import { deleteOldInvites, updateEndedStaff } from '#server/staff/staff-queries.ts';
import { addAvif } from './add-avif.ts';
import { compareFiles } from './compare-files.ts';
import { deleteUnusedPictures } from './delete-unused-pictures.ts';

type CleanUp =
  | 'delete-old-requests'
  | 'delete-old-webhook-events'
  | 'delete-old-refused-payments'
  | 'delete-expired-account-rows'
  | 'delete-old-senders'
  | 'delete-sent-mails'
  | 'delete-old-imports'
  | 'delete-old-estimates'
  | 'delete-old-categories'
  | 'delete-old-enquiries'
  | 'compact-shards'
  | 'delete-unused-pictures'
  | 'compare-files'
  | 'add-avif'
  | 'count-recent-sales'
  | 'count-bought-together'
  | 'delete-old-search-terms'
  | 'end-staff'
  | 'delete-old-events';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData extends Record<CleanUp, Record<string, never>> {}
}

type Run = (shop: Pick<Shop, 'db' | 'files' | 'log' | 'now'>) => Promise<void>;

/** Nobody waits for them, and a dozen workers that look every second are most of what an idle shop does. */
const pollSeconds = 60;

const scheduled =
  (cron: string) =>
  (name: CleanUp, run: Run): AnyJob<Shop> =>
    defineJob({ name, retryLimit: 3, retryDelay: 60, cron, pollSeconds, run });

const hourly = scheduled('17 * * * *');
/** At 3:07 in the shop's time zone. */
const nightly = scheduled('37 21 * * *');

/** A job for each step, so that a failing one is retried and delays no other. */
export const cleanUpJobs: readonly AnyJob<Shop>[] = [
  hourly('delete-old-requests', ({ db }) => deleteOldRequests(db)),
  hourly('delete-old-webhook-events', ({ db }) => deleteOldWebhookEvents(db)),
  hourly('delete-old-refused-payments', ({ db }) => deleteOldRefusedPayments(db)),
  hourly('delete-expired-account-rows', ({ db }) => deleteExpiredAccountRows(db)),
  hourly('delete-old-senders', ({ db }) => deleteOldSenders(db)),
  hourly('delete-sent-mails', ({ db }) => deleteCompletedJobs(db, resendableQueues)),
  hourly('delete-old-imports', ({ db }) => deleteOldImports(db)),
  hourly('delete-old-estimates', ({ db }) => deleteOldEstimates(db)),
  hourly('delete-old-categories', ({ db }) => deleteOldCategories(db)),
  nightly('delete-old-enquiries', ({ db }) => deleteOldEnquiries(db)),
  hourly('compact-shards', ({ db }) => compactShards(db)),
  hourly('delete-unused-pictures', deleteUnusedPictures),
  nightly('compare-files', compareFiles),
  nightly('add-avif', addAvif),
  hourly('count-recent-sales', ({ db }) => updateRecentSales(db)),
  nightly('count-bought-together', ({ db }) => countBoughtTogether(db)),
  hourly('delete-old-search-terms', ({ db }) => deleteOldSearchTerms(db)),
  hourly('delete-old-events', ({ db }) => deleteOldDeliveries(db)),
  nightly('end-staff', async ({ db, now }) => {
    await updateEndedStaff(db, toShopDay(now()));
    await deleteEndedSecondSteps(db, toShopDay(now()));
    await endKeysOfFormerStaff(db, toShopDay(now()));
    await deleteOldInvites(db, now());
  }),
];
