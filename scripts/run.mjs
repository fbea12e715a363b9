// Runs one of the project's own TypeScript files on the pinned Node, when asked with the server built
// before, or the web app too: run.mjs [--server-built | --built] <file> [arguments].
import { ensureServerBuilt } from './build-server.mjs';
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

await runScript(async () => {
  const given = process.argv.slice(2);
  const needs = ['--built', '--server-built'].includes(given[0]) ? given.shift() : undefined;
  const [file, ...args] = given;
  await ensureInstalled();
  if (needs) await ensureServerBuilt();
  if (needs === '--built') await ensureWebBuilt();
  await exec(pinnedNode, [inProject(file), ...args], {
    cwd: projectRoot,
    env: needs && file.startsWith('packages/server/') ? shopEnvironment() : programEnvironment(),
  });
});
