import { ensureWebBuilt } from './build-web.mjs';
import { become, runScript } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, pinnedNode, projectEnvironment, projectRoot } from './project.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  await become(pinnedNode, [inProject('packages/server/src/main.ts'), ...process.argv.slice(2)], {
    cwd: projectRoot,
    env: projectEnvironment(),
  });
});
