import type { Logger } from 'pino';
import type { OpenDatabase } from './open-database.ts';

const askEveryMs = 60_000;
/** A smaller difference decides nothing, and a clock that is left alone never jumps. */
const toleratedMs = 2_000;

/**
 * The time by which the shop decides: that of the database, so that processes decide alike on machines
 * whose clocks differ, and SQL's own `now()` agrees with them.
 */
export async function openClock(
  database: OpenDatabase,
  log: Logger,
): Promise<{ now(): Date; close(): void }> {
  if (database.engine === 'pglite') return { now: () => new Date(), close: () => undefined };
  const { pool } = database;
  let aheadMs = 0;

  async function compare(): Promise<void> {
    const asked = Date.now();
    const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
    const [answered, theirs = asked] = [Date.now(), rows[0]?.at.getTime()];
    const differenceMs = Math.round((asked + answered) / 2 - theirs);
    const isWrong = Math.abs(differenceMs) > toleratedMs + answered - asked;
    if (isWrong && aheadMs === 0)
      log.warn(
        { aheadMs: differenceMs },
        "this machine's clock is not the database's, which counts",
      );
    aheadMs = isWrong ? differenceMs : 0;
  }

  await compare();
  const warn = (error: unknown) => log.warn({ err: error }, 'clock');
  const timer = setInterval(() => void compare().catch(warn), askEveryMs).unref();
  return { now: () => new Date(Date.now() - aheadMs), close: () => clearInterval(timer) };
}
