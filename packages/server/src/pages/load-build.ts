import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { LoadBuild } from './render-page.ts';

const webFolder = new URL('../../../web/', import.meta.url);
export const clientFolder = fileURLToPath(new URL('build/client/', webFolder));
const serverEntry = new URL('build/server/index.js', webFolder);

/** The built application, loaded with the first page; undefined without a build. */
export function loadBuiltPages(): LoadBuild | undefined {
  if (!existsSync(serverEntry)) return undefined;
  return async () => (await import(serverEntry.href)) as ServerBuild;
}
