import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs the long form of an attack test on the embedded database and ends with its exit code. */
export function runAttack(file: string, settings: Readonly<Record<string, string>>): void {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=api-pglite', file],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_ENGINE: 'pglite', ...settings } },
  );
  process.exitCode = status ?? 1;
}
