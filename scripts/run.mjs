// Runs one of the project's own TypeScript files on the pinned Node, when asked with the web app
// built before: run.mjs [--built] <file> [arguments].
import { ensureWebBuilt } from './build-web.mjs';
import { exec, runScript } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, pinnedNode, projectEnvironment, projectRoot } from './project.mjs';

await runScript(async () => {
  const given = process.argv.slice(2);
  const isBuilt = given[0] === '--built';
  const [file, ...args] = isBuilt ? given.slice(1) : given;
  await ensureInstalled();
  if (isBuilt) await ensureWebBuilt();
  await exec(pinnedNode, [inProject(file), ...args], {
    cwd: projectRoot,
    env: projectEnvironment(),
  });
});
