// Runs one of the project's own TypeScript files on the pinned Node, when asked with the web app built
// before: run.mjs [--built] <file> [arguments].
import { ensureWebBuilt } from './build-web.mjs';
import { exec, runScript } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import {
  inProject,
  pinnedNode,
  programEnvironment,
  projectRoot,
  shopEnvironment,
} from './project.mjs';

/** What runs as long as the shop does. */
const services = ['packages/server/src/main.ts', 'packages/server/src/cli/worker.ts'];

await runScript(async () => {
  const given = process.argv.slice(2);
  const needsWeb = given[0] === '--built';
  if (needsWeb) given.shift();
  const [file, ...args] = given;
  await ensureInstalled();
  if (needsWeb) await ensureWebBuilt();
  await exec(pinnedNode, [inProject(file), ...args], {
    cwd: projectRoot,
    env: services.includes(file) ? shopEnvironment() : programEnvironment(),
  });
});
