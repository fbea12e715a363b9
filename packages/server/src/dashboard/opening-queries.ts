import type { OpeningStep } from '@mathappu/contract/admin/dashboard';
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

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
  hasProducts: boolean,
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
  const steps = { ...others, products: hasProducts };
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
