import { openBuildFolder } from './build-folder.mjs';
import { runUnseen } from './children.mjs';
import { withProgress } from './progress.mjs';
import { inProject, pinnedNode, projectEnvironment } from './project.mjs';
import { digestServer } from './server-digest.mjs';
import { UserError } from './user-error.mjs';

const builds = openBuildFolder(inProject('packages/server/build'));

/** Bundles the server and its worker unless that is done already; who starts them: src/load-program.ts. */
export async function ensureServerBuilt() {
  const digest = digestServer();
  if (builds.isCurrent(digest)) return;
  await builds.add(digest, (folder) =>
    withProgress('Bundling the server', async () => {
      const { code, output } = await runUnseen(
        pinnedNode,
        [inProject('node_modules/rolldown/bin/cli.mjs'), '--config', '--dir', folder],
        { cwd: inProject('packages/server'), env: projectEnvironment() },
      );
      if (code !== 0) throw new UserError(`${output}\nThe server could not be bundled.`);
    }),
  );
}
