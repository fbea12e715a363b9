import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../processes.ts';

const root = join(import.meta.dirname, '../..');
const parts = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts', 'packages'];

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}

/**
 * A version after this one, prepared as `deploy/systemd/release.sh` does: in a folder of its own, with
 * the builds of before. Its scripts have other names, and it has one migration more.
 */
export function prepareNextRelease(): string {
  const folder = mkdtempSync(join(scratch, 'release-'));
  run('cp', ['--archive', ...parts, folder], root);
  mkdirSync(join(folder, 'node_modules'));
  // By links, since it is large and stays as it is.
  run('cp', ['--archive', '--link', 'node_modules/.', join(folder, 'node_modules')], root);
  const entry = join(folder, 'packages/web/app/root.tsx');
  const text = readFileSync(entry, 'utf8');
  writeFileSync(entry, `${text}\nif (typeof document === 'object') document.title ||= 'next';\n`);
  writeFileSync(
    join(folder, 'packages/server/migrations/9999-next-release.sql'),
    'alter table messages add column of_the_next_release text;\n',
  );
  run('npm', ['run', 'build'], folder);
  return folder;
}
