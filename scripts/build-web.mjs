import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { runUnseen } from './children.mjs';
import { withProgress } from './progress.mjs';
import { inProject, pinnedNode, projectEnvironment, projectRoot } from './project.mjs';
import { digestSources } from './source-digest.mjs';
import { UserError } from './user-error.mjs';

const BUILD = inProject('packages/web/build');
const STAMP = inProject('packages/web/build/.built-from');
const SOURCES = [
  'packages/web',
  'packages/contract/src',
  'package-lock.json',
  'tsconfig.base.json',
];
const NOT_SOURCES = new Set(['build', 'node_modules', '.react-router']);

const isIgnored = (path) => NOT_SOURCES.has(basename(path)) || /\.test\.tsx?$/.test(path);

const sourcesDigest = () => digestSources(projectRoot, SOURCES, isIgnored);

/** Whether there is a finished build of exactly these sources. */
export const isWebBuilt = (digest = sourcesDigest()) =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest;

/** Builds the web app in its languages unless it is built already. */
export async function ensureWebBuilt() {
  const digest = sourcesDigest();
  if (isWebBuilt(digest)) return;
  rmSync(BUILD, { recursive: true, force: true });
  // One after the other: both write the types of the routes.
  await withProgress('Building the web app', async () => {
    for (const language of ['en', 'ta']) await build(language);
  });
  writeFileSync(STAMP, digest);
}

async function build(language) {
  const { code, output } = await runUnseen(
    pinnedNode,
    [inProject('node_modules/@react-router/dev/bin.cjs'), 'build'],
    {
      cwd: inProject('packages/web'),
      env: projectEnvironment({ NODE_ENV: 'production', MATHAPPU_LANGUAGE: language }),
    },
  );
  if (code !== 0) throw new UserError(`${output}\nThe web app could not be built.`);
}
