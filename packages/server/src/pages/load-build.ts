import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@mathappu/contract/words';
import type { ServerBuild } from 'react-router';
import type { LoadBuild } from './render-page.ts';

/** Each language has a build of its own. */
const buildOf = (language: Language) => new URL(`../../../web/build/${language}/`, import.meta.url);

export const clientFolderOf = (language: Language): string =>
  fileURLToPath(new URL('client/', buildOf(language)));

const serverEntryOf = (language: Language) => new URL('server/index.js', buildOf(language));

/**
 * The built application, loaded with the first page of its language; undefined without a build.
 * Paths of a language that is not offered are pages of the English one, which does not know them.
 */
export function loadBuiltPages(offered: readonly Language[]): LoadBuild | undefined {
  if (!existsSync(serverEntryOf('en'))) return undefined;
  return async (language) =>
    (await import(serverEntryOf(offered.includes(language) ? language : 'en').href)) as ServerBuild;
}
