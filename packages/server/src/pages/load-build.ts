import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Language } from '@mathappu/contract/words';
import type { ServerBuild } from 'react-router';
import type { LoadBuild } from './render-page.ts';

const builds = fileURLToPath(new URL('../../../web/build/', import.meta.url));
const dayMs = 24 * 3_600_000;

/** The build of this process. A later build does not change it. */
const current = findCurrent();

function findCurrent(): string {
  const link = join(builds, 'current');
  return existsSync(link) ? realpathSync(link) : link;
}

/** Each language has a build of its own. */
export const clientFolderOf = (language: Language, build = current): string =>
  join(build, language, 'client');

/**
 * The previous build, of any age, and all builds of the last day: open pages still request their files.
 */
export const listRecentBuilds = (folder = builds, build = current): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name !== 'current' && !name.startsWith('unfinished-'))
    .map((name) => join(folder, name))
    .filter((path) => path !== build)
    .map((path) => ({ path, time: statSync(path).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .filter(({ time }, index) => index === 0 || Date.now() - time < dayMs)
    .map(({ path }) => path);

const serverEntryOf = (language: Language) =>
  pathToFileURL(join(current, language, 'server/index.js'));

/** The built application, loaded with the first page of its language; undefined without a build. */
export function loadBuiltPages(): LoadBuild | undefined {
  if (!existsSync(serverEntryOf('en'))) return undefined;
  return async (language) => (await import(serverEntryOf(language).href)) as ServerBuild;
}
