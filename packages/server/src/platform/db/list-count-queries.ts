import { type RawBuilder, sql } from 'kysely';

type Counted = 'messages' | 'reviews';
type State = { status?: string | undefined; isAnswered?: boolean | undefined };

/** The exact total of a list, which triggers maintain; with `status` or `isAnswered` of those alone. */
export const keptTotal = (
  list: Counted,
  { status, isAnswered }: State,
): RawBuilder<{ count: number }> =>
  sql`
    select coalesce(sum(count), 0)::bigint as count from list_counts where list = ${list}
    ${status === undefined ? sql`` : sql`and status = ${status}`}
    ${isAnswered === undefined ? sql`` : sql`and is_answered = ${isAnswered}`}`;
