import { type RawBuilder, sql } from 'kysely';

type Counted = 'messages' | 'reviews' | 'quotes';
type State = { statuses?: readonly string[] | undefined; isAnswered?: boolean | undefined };

/** The exact total of a list, which triggers maintain; with `statuses` or `isAnswered` of those alone. */
export const keptTotal = (
  list: Counted,
  { statuses, isAnswered }: State,
): RawBuilder<{ count: number }> =>
  sql`
    select coalesce(sum(count), 0)::bigint as count from list_counts where list = ${list}
    ${statuses === undefined ? sql`` : sql`and status in (${sql.join(statuses)})`}
    ${isAnswered === undefined ? sql`` : sql`and is_answered = ${isAnswered}`}`;
