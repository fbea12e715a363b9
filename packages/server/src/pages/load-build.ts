import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { LoadBuild } from './render-page.ts';

const webFolder = new URL('../../../web/', import.meta.url);
export const clientFolder = fileURLToPath(new URL('build/client/', webFolder));
const serverEntry = new URL('build/server/index.js', webFolder);

/** The built application, or undefined when it has not been built. */
export async function loadBuiltPages(): Promise<LoadBuild | undefined> {
  if (!existsSync(serverEntry)) return undefined;
  const build = (await import(serverEntry.href)) as ServerBuild;
  return async () => build;
}
