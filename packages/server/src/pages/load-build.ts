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

/** The built application, loaded with the first page of its language; undefined without a build. */
export function loadBuiltPages(): LoadBuild | undefined {
  if (!existsSync(serverEntryOf('en'))) return undefined;
  return async (language) => (await import(serverEntryOf(language).href)) as ServerBuild;
}
