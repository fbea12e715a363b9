import type pg from 'pg';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html (statement_completion_unknown) */
const completionUnknown = '40003';

/** What in PostgreSQL waits for the standby, and warns when its wait was ended: src/backend/replication/syncrep.c */
const waitForStandby = 'SyncRepWaitForLSN';

/**
 * Rejects a commit that only the primary may have. With `synchronous_standby_names` a commit waits for
 * the standby; a timeout ends that wait, and PostgreSQL reports the commit as done, with a warning. Whoever
 * asks again under the same key writes once more, and so waits in turn.
 * https://www.postgresql.org/docs/current/warm-standby.html#SYNCHRONOUS-REPLICATION
 */
export function refuseUnsureCommits(client: pg.PoolClient): void {
  let isUnsure = false;
  client.on('notice', ({ routine }) => {
    if (routine === waitForStandby) isUnsure = true;
  });
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const commit = async (...given: unknown[]): Promise<unknown> => {
    isUnsure = false;
    const answer = await query(...given);
    if (!isUnsure) return answer;
    throw Object.assign(new Error('the standby has not confirmed the commit'), {
      code: completionUnknown,
    });
  };
  const watched = (...given: unknown[]) => (given[0] === 'commit' ? commit : query)(...given);
  client.query = watched as typeof client.query;
}
