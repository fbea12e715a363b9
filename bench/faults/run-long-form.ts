import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { withDurablePostgres } from '../durable-postgres.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs the long form of a test, on the engine that the last argument of the command names. */
export async function runLongForm(
  file: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const isServer = process.argv.at(-1) === 'postgres';
  const run = async (databaseUrl = '') => {
    const engine = isServer ? 'postgres' : 'pglite';
    const { status } = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        `--project=api-${engine}`,
        '--reporter=verbose',
        `packages/server/src/${file}`,
      ],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          TEST_ENGINE: engine,
          TEST_DATABASE_URL: databaseUrl,
          ...settings,
        },
      },
    );
    process.exitCode = status ?? 1;
  };
  if (isServer) await withDurablePostgres(({ url }) => run(url));
  else await run();
}
