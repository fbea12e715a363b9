import { exec, runScript } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, pinnedNode, programEnvironment, projectRoot } from './project.mjs';

await runScript(async () => {
  await ensureInstalled();
  // Vite renders with React Router's development build; the server has to use the same one.
  const args = [
    '--conditions=development',
    // Not every loaded file: Vite loads temporary files and deletes them, which would restart for ever.
    ...['packages/server', 'packages/contract'].map((path) => `--watch-path=${inProject(path)}`),
    '--watch-preserve-output',
    inProject('packages/server/src/dev.ts'),
  ];
  await exec(pinnedNode, args, {
    cwd: projectRoot,
    env: programEnvironment({ MATHAPPU_DEV: '1' }),
  });
});
