import { become, runScript } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, pinnedNode, projectEnvironment, projectRoot } from './project.mjs';

await runScript(async () => {
  await ensureInstalled();
  const args = ['--watch', '--watch-preserve-output', inProject('packages/server/src/main.ts')];
  await become(pinnedNode, args, {
    cwd: projectRoot,
    env: projectEnvironment({ MATHAPPU_DEV: '1' }),
  });
});
