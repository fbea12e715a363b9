import { readFileSync } from 'node:fs';
import type { getMachine, MachineProblem } from '@mathappu/contract/admin/maintenance';
import type { AnswerOf } from '@mathappu/contract/endpoint';
import { sql } from 'kysely';
import { mailQueues } from '#server/orders/mail-queues.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { findWaitingJobs } from '#server/platform/jobs/failed-job-queries.ts';
import type { Shop } from '#server/shop.ts';
import { findLastDone } from './last-done-queries.ts';
import { readDisk } from './machine-figures.ts';
import { findMachineProblems } from './machine-problems.ts';
import { takesNoChanges } from './operator-figures.ts';

type Machine = AnswerOf<typeof getMachine>['data'];

const { version } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/**
 * What an owner without an operator wants to know of the machine. Problems are found in production
 * only: a shop on trial has neither backups nor a mail server.
 */
export async function readMachine({
  db,
  config,
  now,
}: Pick<Shop, 'db' | 'config' | 'now'>): Promise<Machine> {
  const [disk, database, isDatabaseReadOnly, last, waiting] = await Promise.all([
    readDisk(config),
    findDatabase(db),
    takesNoChanges(db),
    findLastDone(db),
    findWaitingJobs(db, mailQueues),
  ]);
  const state = {
    isDatabaseReadOnly,
    disk,
    lastBackupAt: last.backup,
    lastCopyAt: last['backup copied'],
    lastMailAt: last['mail sent'],
    waitingMails: waiting.count,
  };
  const problems: MachineProblem[] = config.isProduction ? findMachineProblems(state, now()) : [];
  const textOf = (at: Date | undefined) => at?.toISOString() ?? null;
  return {
    version,
    database: { engine: config.DATABASE_URL ? 'postgres' : 'pglite', ...database },
    disk,
    lastBackupAt: textOf(state.lastBackupAt),
    lastCopyAt: textOf(state.lastCopyAt),
    lastMailAt: textOf(state.lastMailAt),
    problems,
  };
}

async function findDatabase(db: Queryable): Promise<{ version: string; bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without from returned no row');
  return row;
}
