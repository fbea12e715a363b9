import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartError } from '#server/platform/config/start-error.ts';

type Name = 'pg_dump' | 'pg_restore';
type PostgresProgram = { readonly path: string; readonly version: number };

const debian = '/usr/lib/postgresql';

/**
 * The program of the lowest version that is at least this one: an older one refuses the server, a newer
 * one may write what the server does not know. https://www.postgresql.org/docs/current/app-pgdump.html
 * @throws StartError that says what to install
 */
export function findPostgresProgram(
  name: Name,
  leastVersion: number,
  folders: readonly string[] = listFolders(),
): PostgresProgram {
  const found = folders
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path))
    .map((path) => ({ path, version: versionOf(path) }))
    .toSorted((a, b) => a.version - b.version);
  const fitting = found.find(({ version }) => version >= leastVersion);
  if (fitting) return fitting;
  const newest = found.at(-1);
  throw new StartError(
    `${newest ? `${newest.path} is of PostgreSQL ${newest.version}, and ${leastVersion} or newer is needed.` : `${name} was not found.`} ` +
      `Install the client programs of PostgreSQL ${leastVersion}, for instance: apt-get install postgresql-client-${leastVersion}`,
  );
}

/** Debian installs several versions; the path leads to only one of them. */
function listFolders(): string[] {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...versions.map((version) => join(debian, version, 'bin')), ...onPath];
}

function versionOf(path: string): number {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/**
 * Runs a program on a database, whose password only its environment has.
 * @throws Error with what the program said
 */
export async function runPostgresProgram(
  { path }: PostgresProgram,
  args: readonly string[],
  databaseUrl?: string,
): Promise<string> {
  const { url, password } = splitPassword(databaseUrl);
  const child = spawn(path, [...(url ? [`--dbname=${url}`] : []), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  const [output, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`${path} failed: ${problem.trim()}`);
  return output;
}

function splitPassword(databaseUrl?: string): { url?: string; password?: string } {
  if (!databaseUrl) return {};
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, password };
}
