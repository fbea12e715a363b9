// Runs one of the project's own TypeScript files on the pinned Node: run.mjs <file> [arguments].
import { become, runScript } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, pinnedNode, projectEnvironment, projectRoot } from './project.mjs';

await runScript(async () => {
  const [file, ...args] = process.argv.slice(2);
  await ensureInstalled();
  await become(pinnedNode, [inProject(file), ...args], {
    cwd: projectRoot,
    env: projectEnvironment(),
  });
});
