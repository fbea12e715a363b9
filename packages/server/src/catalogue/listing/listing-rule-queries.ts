import type {
  ListingFacts,
  ListingRules,
  RuleName,
} from '@mathappu/contract/catalogue/listing-problems';
import {
  completePassport,
  inheritFacts,
  type Passport,
} from '@mathappu/contract/catalogue/passport';
import { type Selectable, sql } from 'kysely';
import type { Db, Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';

type RuleRow = Selectable<Tables['listing_rules']>;

const columns = [
  'name',
  'value',
  'reason',
  'since',
  'changed_at',
  'changed_by',
  'version',
] as const;

/** The rules as the pure functions read them. */
export function rulesOf(rows: readonly RuleRow[]): ListingRules {
  const rowOf = (name: RuleRow['name']): RuleRow => {
    const row = rows.find((one) => one.name === name);
    if (!row) throw new Error(`the listing rule ${name} is not there`);
    return row;
  };
  const passport = rowOf('passport');
  return {
    passport: passport.value as ListingRules['passport'],
    passportSince: passport.since,
    joined: rowOf('joined').value as ListingRules['joined'],
    conventional: rowOf('conventional').value as ListingRules['conventional'],
    bannedSalts: 'block',
    imported: 'block',
    tooLoud: 'block',
  };
}

/** What decides whether products are listed, besides their own content. */
export type LockedRules = ListingRules & {
  /** The facts of categories by id, of those that have any. */
  readonly categoryPassports: ReadonlyMap<string, Partial<Passport>>;
};

/**
 * The rules and the facts of categories, which nobody can change until the transaction ends. Whoever
 * writes a product begins with them, before any product is locked, so that no product slips through
 * while a rule changes.
 */
export async function lockListingRules(tx: Tx): Promise<LockedRules> {
  const rows = await tx.selectFrom('listing_rules').select(columns).forShare().execute();
  return { ...rulesOf(rows), categoryPassports: await listCategoryPassports(tx) };
}

async function listCategoryPassports(tx: Tx): Promise<Map<string, Partial<Passport>>> {
  const { rows } = await sql<{ id: string; passport: Partial<Passport> }>`
    select id, passport from categories where passport <> '{}'`.execute(tx);
  return new Map(rows.map(({ id, passport }) => [id, passport]));
}

/** Waits for everybody who writes a product, and holds up others until the transaction ends. */
export function lockRulesToChange(tx: Tx): Promise<RuleRow[]> {
  return tx.selectFrom('listing_rules').select(columns).orderBy('name').forUpdate().execute();
}

/** With the names of the admins who set them. */
export async function listRuleRows(db: Queryable): Promise<(RuleRow & { by: string | null })[]> {
  return db
    .selectFrom('listing_rules as rule')
    .leftJoin('users', 'users.id', 'rule.changed_by')
    .select(columns.map((column) => `rule.${column}` as const))
    .select('users.name as by')
    .execute();
}

type StartingRule = Pick<RuleRow, 'name' | 'value' | 'reason'>;

/** Rules that are there stay. */
export async function insertRules(db: Db, rules: readonly StartingRule[]): Promise<void> {
  await db
    .insertInto('listing_rules')
    .values([...rules])
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

type RuleEdit = { name: RuleName; value: string; reason: string; actorId: string };

/** Returns since when the rule has its value. */
export async function updateRule(
  tx: Tx,
  { name, value, reason, actorId }: RuleEdit,
): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    update listing_rules set
      since = case when value = ${value} then since else clock_timestamp() end,
      value = ${value}, reason = ${reason}, version = version + 1,
      changed_at = clock_timestamp(), changed_by = ${actorId}
    where name = ${name} returning since`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the listing rule ${name} is not there`);
  return row.since;
}

export type StoredListing = ListingFacts & {
  readonly id: string;
  readonly isListed: boolean;
  readonly isPassportComplete: boolean;
  readonly problems: readonly string[];
};

type Row = {
  id: string;
  isPriced: boolean;
  hasStock: boolean;
  hasUnit: boolean;
  passport: Partial<Passport>;
  categoryPassport: Partial<Passport> | null;
  createdAt: Date;
  isListed: boolean;
  isPassportComplete: boolean;
  problems: string[];
};

/** Reads the facts that decide about each product that is not deleted, and the stored decision. */
export async function listListings(db: Queryable): Promise<StoredListing[]> {
  const { rows } = await sql<Row>`
    select p.id, p.price_paise is not null as "isPriced", p.stock is not null as "hasStock",
      p.unit is not null as "hasUnit", p.passport, c.passport as "categoryPassport",
      p.created_at as "createdAt", p.is_listed as "isListed",
      p.is_passport_complete as "isPassportComplete", p.listing_problems as problems
    from products p left join categories c on c.id = p.category_id
    where p.deleted_at is null order by p.id`.execute(db);
  return rows.map(({ categoryPassport, ...row }) => ({
    ...row,
    passport: completePassport(inheritFacts(row.passport, categoryPassport)),
  }));
}

type Decided = { id: string; problems: readonly string[]; isPassportComplete: boolean };

/** Stores what a change of a rule or of a category's facts has decided, for all these products at once. */
export async function updateListings(tx: Tx, listings: readonly Decided[]): Promise<void> {
  if (listings.length === 0) return;
  // In the order in which orders lock products.
  await sql`
    select id from products where id = any(${listings.map(({ id }) => id)}::uuid[])
    order by id for update`.execute(tx);
  await sql`
    update products set
      listing_problems = array(select jsonb_array_elements_text(row.problems)),
      is_passport_complete = row."isPassportComplete"
    from json_to_recordset(${JSON.stringify(listings)}::json)
      as row (id uuid, problems jsonb, "isPassportComplete" boolean)
    where products.id = row.id`.execute(tx);
}
