import { basename } from 'node:path';
import { withOwnPostgres } from '#scripts/postgres-server.mjs';
import { keepReport } from '../results.ts';

const said: string[] = [];

/** Prints a line, which is kept with the run. */
export function say(line: string): void {
  said.push(line);
  console.log(line);
}

/** Keeps what a run says under the name and the arguments of its program. */
export function keepFaultRun(
  run: () => Promise<void>,
  database = 'PostgreSQL, fsync on',
): Promise<void> {
  const [, program = '', ...args] = process.argv;
  return keepReport([basename(program, '.ts'), ...args].join('-'), {
    database,
    async measure() {
      await run();
      return said;
    },
  });
}

/** The same on the embedded database, or on a separate durable PostgreSQL (fsync on). */
export const keepFaultRunOn = (
  engine: string,
  run: (databaseUrl?: string) => Promise<void>,
): Promise<void> =>
  engine === 'postgres'
    ? keepFaultRun(() => withOwnPostgres(({ url }) => run(url), { isDurable: true }))
    : keepFaultRun(() => run(), 'embedded database');
