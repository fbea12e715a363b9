import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { withOwnPostgres } from '../scripts/postgres-server.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Runs the long form of the API tests whose path has this part, on the engine named last. */
export async function runLongForm(
  file: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const isServer = process.argv.at(-1) === 'postgres';
  const engine = isServer ? 'postgres' : 'pglite';
  const vitest = 'node_modules/vitest/vitest.mjs';
  // The limit of a test is meant for its short form.
  const options = [`--project=api-${engine}`, '--reporter=verbose', '--testTimeout=3600000'];
  const args = [vitest, 'run', ...options, file];
  const run = async (databaseUrl = '') => {
    const env = {
      ...process.env,
      TEST_ENGINE: engine,
      TEST_DATABASE_URL: databaseUrl,
      ...settings,
    };
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
    process.exitCode = status ?? 1;
  };
  if (isServer) await withOwnPostgres(({ url }) => run(url), { isDurable: true });
  else await run();
}
