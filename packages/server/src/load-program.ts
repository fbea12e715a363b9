import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const inProject = (path: string) => new URL(`../../../${path}`, import.meta.url);

/** As the scripts that build it name the build of the sources. */
const digestServer: () => string = (await import(inProject('scripts/server-digest.mjs').href))
  .digestServer;

/**
 * A program of the server from its build of these very sources, which loads in a third of the time, or
 * else from the sources. Compiled code is kept for later starts:
 * https://nodejs.org/api/module.html#module-compile-cache
 */
export async function loadProgram<Program>(
  name: 'serve' | 'work',
  loadSource: () => Promise<Program>,
): Promise<Program> {
  enableCompileCache(fileURLToPath(inProject('node_modules/.cache/compile')));
  const built = inProject(`packages/server/build/${digestServer()}/${name}.js`);
  return existsSync(built) ? ((await import(built.href)) as Program) : loadSource();
}
