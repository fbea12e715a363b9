import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs the long form of an attack test and ends with its exit code: on the embedded database, or
 * on the server in TEST_DATABASE_URL.
 */
export function runAttack(file: string, settings: Readonly<Record<string, string>>): void {
  const engine = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite';
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', `--project=api-${engine}`, file],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_ENGINE: engine, ...settings } },
  );
  process.exitCode = status ?? 1;
}
