import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { runUnseen } from './children.mjs';
import { withProgress } from './progress.mjs';
import { inProject, pinnedNode, projectEnvironment } from './project.mjs';
import { UserError } from './user-error.mjs';

/** Runs the same stories in a quarter of the time that a full browser takes without a graphics card. */
const HEADLESS = 'chromium-headless-shell';
const FULL = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'Google Chrome',
  'Chromium',
];
const USUAL_PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** The path of a Chromium that starts: from the setting, found, or installed. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (canStart(given)) return given;
    throw new UserError(`CHROMIUM_PATH is ${given}, which does not start as a browser.`);
  }
  const headless = findSystem([HEADLESS]) ?? (await installHeadless());
  if (headless) return headless;
  const found = [findSystem(FULL), playwrightsOwn()].find((path) => path && canStart(path));
  return found ?? (await installPlaywrights());
}

function findSystem(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...USUAL_PLACES];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => canStart(path));
}

const playwrightsOwn = () =>
  createRequire(inProject('package.json'))('@playwright/test').chromium.executablePath();

// The usual paths can be folders too, and Ubuntu's chromium-browser only refers to snap.
function canStart(path) {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/** As root on Debian; elsewhere, and where the packages cannot be reached, undefined. */
async function installHeadless() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const command = `apt-get update && apt-get install -y -o DPkg::Lock::Timeout=300 ${HEADLESS}`;
  const env = projectEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
  await withProgress('Installing a browser', () => runUnseen('sh', ['-c', command], { env }));
  return findSystem([HEADLESS]);
}

async function installPlaywrights() {
  const args = [inProject('node_modules/@playwright/test/cli.js'), 'install', 'chromium'];
  const { output } = await withProgress('Installing a browser', () =>
    runUnseen(pinnedNode, args, { env: projectEnvironment() }),
  );
  if (canStart(playwrightsOwn())) return playwrightsOwn();
  throw new UserError(
    `${output.trimEnd()}\nNo Chromium was found and none could be installed; set CHROMIUM_PATH to one.`,
  );
}
