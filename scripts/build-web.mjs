import { basename, join } from 'node:path';
import { openBuildFolder } from './build-folder.mjs';
import { runUnseen } from './children.mjs';
import { withProgress } from './progress.mjs';
import { inProject, pinnedNode, projectEnvironment, projectRoot } from './project.mjs';
import { digestSources } from './source-digest.mjs';
import { UserError } from './user-error.mjs';

const builds = openBuildFolder(inProject('packages/web/build'));
const SOURCES = [
  'packages/web',
  'packages/contract/src',
  'package-lock.json',
  'tsconfig.base.json',
];
const NOT_SOURCES = new Set(['build', 'node_modules', '.react-router']);

const isIgnored = (path) => NOT_SOURCES.has(basename(path)) || /\.test\.tsx?$/.test(path);

const sourcesDigest = () => digestSources(projectRoot, SOURCES, isIgnored);

/** Whether the current build is of exactly these sources. */
export const isWebBuilt = (digest = sourcesDigest()) => builds.isCurrent(digest);

/** Builds the web app in its languages unless it is built already. */
export async function ensureWebBuilt() {
  const digest = sourcesDigest();
  if (isWebBuilt(digest)) return;
  await builds.add(digest, (folder) =>
    withProgress('Building the web app', async () => {
      // One after the other: both write the types of the routes.
      for (const language of ['en', 'ta']) await build(language, join(folder, language));
    }),
  );
  const printed = await runUnseen(pinnedNode, [inProject('packages/web/print-budgets.ts')]);
  process.stderr.write(printed.output);
}

async function build(language, folder) {
  const { code, output } = await runUnseen(
    pinnedNode,
    [inProject('node_modules/@react-router/dev/bin.cjs'), 'build'],
    {
      cwd: inProject('packages/web'),
      env: projectEnvironment({
        NODE_ENV: 'production',
        MATHAPPU_LANGUAGE: language,
        MATHAPPU_BUILD: folder,
      }),
    },
  );
  if (code !== 0) throw new UserError(`${output}\nThe web app could not be built.`);
}
