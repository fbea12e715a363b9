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

/** Builds the web app unless there is a finished build of exactly these sources. */
export async function ensureWebBuilt() {
  const digest = digestSources(projectRoot, SOURCES, isIgnored);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  rmSync(BUILD, { recursive: true, force: true });
  const { code, output } = await withProgress('Building the web app', () =>
    runUnseen(pinnedNode, [inProject('node_modules/@react-router/dev/bin.cjs'), 'build'], {
      cwd: inProject('packages/web'),
      env: projectEnvironment({ NODE_ENV: 'production' }),
    }),
  );
  if (code !== 0) throw new UserError(`${output}\nThe web app could not be built.`);
  writeFileSync(STAMP, digest);
}
