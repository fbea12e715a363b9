import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runUnseen } from './children.mjs';
import { missingPackages } from './lockfile.mjs';
import { withProgress } from './progress.mjs';
import { inProject, machineEnvironment, pinnedNode, projectRoot } from './project.mjs';
import { UserError } from './user-error.mjs';

const OLDEST_NODE = 20;

/** Installs the pinned dependencies unless exactly these are installed. */
export async function ensureInstalled() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
    throw new UserError(
      `Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`,
    );
  const wanted = readLock('package-lock.json');
  if (isInstalled(wanted)) return;
  const paths = Object.keys(wanted.packages).filter((path) => !wanted.packages[path].optional);
  const { code, output } = await withProgress('Installing dependencies', runNpmCi, () => {
    const there = paths.filter((path) => existsSync(inProject(path, 'package.json'))).length;
    return `${there} of ${paths.length} packages`;
  });
  if (code !== 0)
    throw new UserError(`${output}\nThe dependencies could not be installed (npm ci).`);
  if (!isInstalled(wanted))
    throw new UserError('npm ci ended well, but the pinned Node or some packages are not there.');
}

const readLock = (path) => JSON.parse(readFileSync(inProject(path), 'utf8'));

function isInstalled(wanted) {
  const hidden = 'node_modules/.package-lock.json';
  if (!existsSync(inProject(hidden)) || missingPackages(wanted, readLock(hidden)).length > 0)
    return false;
  // The pinned Node is installed by an install script, which the lock file does not record.
  const node = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  return node.stdout?.trim() === `v${wanted.packages['node_modules/node'].version}`;
}

function runNpmCi() {
  const args = [
    'ci',
    // NODE_ENV=production and settings of the user must not leave out what the build needs.
    '--include=dev',
    '--include=optional',
    '--ignore-scripts=false',
    // npm runs on the machine's Node and checks `engines` against it; the packages run on the pinned one.
    '--engine-strict=false',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ];
  return runUnseen('npm', args, {
    cwd: projectRoot,
    env: machineEnvironment(),
    shell: process.platform === 'win32',
  });
}
