import { shopTimeZone } from '@mathappu/contract/shop-time';
import { sql } from 'kysely';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Db, Queryable } from '#server/platform/db/open-database.ts';

/** The most different terms that are stored for one day. */
const termsADay = 5_000;
const daysKept = 90;

const today = sql`(now() at time zone ${shopTimeZone})::date`;

export type SearchedTerm = { term: string; times: number; results: number };

/** Adds to the counts of today. Processes take turns, so that together they keep the limit. */
export async function addSearchTerms(db: Db, terms: readonly SearchedTerm[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('search terms', 0))`.execute(tx);
    await sql`
      insert into search_terms as known (day, term, times, results)
      select ${today}, t.term, t.times, t.results
      from (
        select given.term, given.times, given.results, s.term is not null as is_known,
          row_number() over (partition by s.term is null order by given.term) as place
        from json_to_recordset(${JSON.stringify(terms)}::json)
            as given (term text, times integer, results integer)
          left join search_terms s on s.day = ${today} and s.term = given.term
      ) as t
      where t.is_known
        or t.place <= ${termsADay} - (select count(*) from search_terms s where s.day = ${today})
      order by t.term
      on conflict on constraint search_terms_pkey
        do update set times = known.times + excluded.times, results = excluded.results`.execute(tx);
  });
}

/** How many different searches of these days found nothing when they were last made. */
export const countEmptySearches = (days: number) => sql`(
  select count(distinct term) from search_terms as empty
  where day > ${today} - ${days}::integer and results = 0 and not exists (
    select from search_terms as later
    where later.term = empty.term and later.day > empty.day and later.results > 0))`;

type TermListing = { days: number; isEmpty: boolean; limit: number; offset: number };
type TermRow = { term: string; times: number; results: number; lastDay: string };

/**
 * Each term of these days, today included, with how many products its last search found. Day and results
 * are compared as one number, because an ordered aggregate would sort all rows.
 */
const searchedTerms = (days: number) => sql`(
  select term, sum(times)::integer as times, max(day) as last_day,
    (max((day - date '2000-01-01')::bigint << 32 | results) & x'ffffffff'::bigint)::integer as results
  from search_terms where day > ${today} - ${days}::integer group by term
) as searched`;

/** The most frequent searches of these days. */
export async function listTermPage(
  db: Queryable,
  { days, isEmpty, limit, offset }: TermListing,
): Promise<{ terms: TermRow[]; total: number }> {
  const { rows } = await sql<{ total: number } & (TermRow | { term: null })>`
    with listed as materialized (
      select * from ${searchedTerms(days)} where ${isEmpty ? sql`results = 0` : sql`true`}
    )
    select page.*, counted.total
    from (select count(*) as total from listed) as counted left join (
      select term, times, results, to_char(last_day, 'YYYY-MM-DD') as "lastDay"
      from listed order by times desc, term limit ${limit} offset ${offset}
    ) as page on true
    order by times desc, term`.execute(db);
  const terms = rows.flatMap(({ total: _, ...row }) => (row.term === null ? [] : [row]));
  return { terms, total: rows[0]?.total ?? 0 };
}

export const deleteOldSearchTerms = (db: Queryable): Promise<void> =>
  deleteInBatches(db, 'search_terms', sql`day <= ${today} - ${daysKept}::integer`);
