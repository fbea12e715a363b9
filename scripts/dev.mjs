import { exec, runScript } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, pinnedNode, projectEnvironment, projectRoot } from './project.mjs';

await runScript(async () => {
  await ensureInstalled();
  // Vite renders with React Router's development build; the server has to take the same one.
  const args = [
    '--conditions=development',
    // Not whatever is loaded: Vite loads files of its own and deletes them, which would never end.
    ...['packages/server', 'packages/contract'].map((path) => `--watch-path=${inProject(path)}`),
    '--watch-preserve-output',
    inProject('packages/server/src/main.ts'),
  ];
  await exec(pinnedNode, args, {
    cwd: projectRoot,
    env: projectEnvironment({ MATHAPPU_DEV: '1' }),
  });
});
