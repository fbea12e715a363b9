import type { ListingFacts } from '@mathappu/contract/catalogue/listing-problems';
import { completePassport, type Passport } from '@mathappu/contract/catalogue/passport';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

export type StoredListing = ListingFacts & {
  readonly id: string;
  readonly isListed: boolean;
  readonly problems: readonly string[];
};

type Row = {
  id: string;
  isPriced: boolean;
  hasStock: boolean;
  hasUnit: boolean;
  passport: Partial<Passport>;
  createdAt: Date;
  isListed: boolean;
  problems: string[];
};

/** Reads the facts that decide about each product that is not deleted, and the stored decision. */
export async function listListings(db: Queryable): Promise<StoredListing[]> {
  const { rows } = await sql<Row>`
    select id, price_paise is not null as "isPriced", stock is not null as "hasStock",
      unit is not null as "hasUnit", passport, created_at as "createdAt",
      is_listed as "isListed", listing_problems as problems
    from products where deleted_at is null order by id`.execute(db);
  return rows.map((row) => ({ ...row, passport: completePassport(row.passport) }));
}

type Decided = { id: string; problems: readonly string[] };

/** Stores what a change of a rule has decided, for all these products at once. */
export async function updateListings(tx: Tx, listings: readonly Decided[]): Promise<void> {
  if (listings.length === 0) return;
  // In the order in which orders lock products.
  await sql`
    select id from products where id = any(${listings.map(({ id }) => id)}::uuid[])
    order by id for update`.execute(tx);
  await sql`
    update products set listing_problems =
      array(select jsonb_array_elements_text(row.problems))
    from json_to_recordset(${JSON.stringify(listings)}::json) as row (id uuid, problems jsonb)
    where products.id = row.id`.execute(tx);
}
