import { type MachineProblem, machineProblems } from '@mathappu/contract/admin/maintenance';
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/open-database.ts';

/** A problem that admins were told of is a row of `given_once`. */
const rowOf = (problem: MachineProblem) => `told of ${problem}`;

/**
 * Returns the problems that nobody was told of within a week, and notes them as told. One that is
 * over is forgotten a day after it was told, so that one that comes and goes is told once a day.
 */
export async function takeUntoldProblems(
  tx: Tx,
  problems: readonly MachineProblem[],
): Promise<MachineProblem[]> {
  const over = machineProblems.filter((problem) => !problems.includes(problem)).map(rowOf);
  await sql`
    delete from given_once
    where what = any(${over}::text[]) and at < now() - interval '1 day'`.execute(tx);
  const { rows } = await sql<{ what: string }>`
    insert into given_once (what) select unnest(${problems.map(rowOf)}::text[])
    on conflict (what) do update set at = now() where given_once.at < now() - interval '7 days'
    returning what`.execute(tx);
  return problems.filter((problem) => rows.some(({ what }) => what === rowOf(problem)));
}
