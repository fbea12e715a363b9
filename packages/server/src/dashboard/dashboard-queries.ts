import type { OpeningStep } from '@mathappu/contract/admin/dashboard';
import { lowStock } from '@mathappu/contract/limits';
import { sql } from 'kysely';
import { countEmptySearches } from '#server/catalogue/search/search-term-queries.ts';
import { ordersToDecide } from '#server/gateway/payment-queries.ts';
import { mailQueues, resendableQueues } from '#server/orders/mail-queues.ts';
import {
  countToGiveBack,
  countUnpaidOffline,
} from '#server/orders/manual-payments/manual-payment-queries.ts';
import { countReported } from '#server/orders/reports/report-queries.ts';
import { countToPack, ordersWith } from '#server/orders/sales-queries.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { missingPictures } from '#server/platform/files/uploaded-file-queries.ts';
import { jobsIn, otherFailedJobs } from '#server/platform/jobs/failed-job-queries.ts';

type Todo = {
  toPack: number;
  pendingPayment: number;
  paymentsToDecide: number;
  enquiriesToAnswer: number;
  acceptedOffers: number;
  unpaidOffline: number;
  toGiveBack: number;
  paymentsReported: number;
  problemsReported: number;
  unreadMessages: number;
  reviewsToRead: number;
  emptySearches: number;
  failedMails: number;
  failedJobs: number;
  failedEvents: number;
  picturesMissing: number;
  isSaleModeOpen: boolean;
  withoutPassport: number;
  runningOut: { _id: string; name: string; stock: number }[];
};

/** The owner's open tasks, in one statement that counts only rows it has to. */
export async function getTodo(db: Queryable): Promise<Todo> {
  const { rows } = await sql<Todo>`
    select
      ${countToPack} as "toPack",
      ${ordersWith('PENDING_PAYMENT')} as "pendingPayment",
      (select count(distinct order_id) from (${ordersToDecide}) undecided) as "paymentsToDecide",
      (select count(*) from quotes where state = 'ENQUIRY') as "enquiriesToAnswer",
      (select count(*) from quotes where state = 'ACCEPTED') as "acceptedOffers",
      ${countUnpaidOffline} as "unpaidOffline",
      ${countToGiveBack} as "toGiveBack",
      ${countReported('payment')} as "paymentsReported",
      ${countReported('problem')} as "problemsReported",
      (select count(*) from messages where status = 'unread') as "unreadMessages",
      (select count(*) from reviews where status = 'pending') as "reviewsToRead",
      ${countEmptySearches(30)} as "emptySearches",
      (select count(*) from ${jobsIn(resendableQueues, 'failed')}) as "failedMails",
      (select count(*) from ${otherFailedJobs(mailQueues)}) as "failedJobs",
      (select count(*) from webhook_deliveries where state = 'failed' and event <> 'ping') as "failedEvents",
      ${missingPictures} as "picturesMissing",
      (select version = 1 from shop_settings where part = 'selling') as "isSaleModeOpen",
      (select count(*) from products where deleted_at is null and not is_passport_complete
        and (select value <> 'off' from listing_rules where name = 'passport')) as "withoutPassport",
      (select coalesce(json_agg(json_build_object('_id', id, 'name', name, 'stock', stock) order by stock, name), '[]'::json)
        from (select id, name, stock from products where is_listed and stock <= ${lowStock} order by stock, id limit 8) as low
      ) as "runningOut"`.execute(db);
  const [todo] = rows;
  if (!todo) throw new Error('a select without from returned no row');
  return todo;
}

/** Each is a row of `given_once` from then on. */
const testMailArrived = 'test mail arrived';
const openingHidden = 'opening hidden';

type OpeningRow = {
  shop: boolean;
  selling: boolean;
  delivery: boolean;
  payment: boolean;
  tax: boolean;
  mail: boolean;
  backup: boolean;
  isHidden: boolean;
};

/** The steps before the shop opens; null when all are done, or hidden. */
export async function findOpening(
  db: Queryable,
  known: Pick<Record<OpeningStep, boolean>, 'products' | 'grievance'>,
): Promise<Record<OpeningStep, boolean> | null> {
  const { rows } = await sql<OpeningRow>`
    select
      ${isSaved('shop')} as shop,
      ${isSaved('selling')} as selling,
      ${isSaved('delivery')} as delivery,
      ${isSaved('payment')} as payment,
      ${isSaved('tax')} as tax,
      ${isGiven(testMailArrived)} as mail,
      ${isGiven('backup')} as backup,
      ${isGiven(openingHidden)} as "isHidden"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without from returned no row');
  const { isHidden, ...others } = row;
  const steps = { ...others, ...known };
  return isHidden || Object.values(steps).every(Boolean) ? null : steps;
}

const isSaved = (part: string) =>
  sql<boolean>`exists (select from shop_settings where part = ${part} and version > 1)`;

const isGiven = (what: string) =>
  sql<boolean>`exists (select from given_once where what = ${what})`;

export const recordTestMail = (db: Queryable): Promise<void> => insertGiven(db, testMailArrived);

export const hideOpening = (db: Queryable): Promise<void> => insertGiven(db, openingHidden);

async function insertGiven(db: Queryable, what: string): Promise<void> {
  await db
    .insertInto('given_once')
    .values({ what })
    .onConflict((conflict) => conflict.column('what').doNothing())
    .execute();
}
