import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { runUnseen } from './children.mjs';
import { withProgress } from './progress.mjs';
import { inProject, pinnedNode, projectEnvironment } from './project.mjs';
import { UserError } from './user-error.mjs';

// The headless one first: it runs the same stories in a quarter less time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const USUAL_PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const DEBIAN_INSTALL =
  'apt-get update && (apt-get install -y chromium-headless-shell || apt-get install -y chromium)';

/** The path of a Chromium that starts: from the setting, found, or installed. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (canStart(given)) return given;
    throw new UserError(`CHROMIUM_PATH is ${given}, which does not start as a browser.`);
  }
  return findInstalled() ?? (await installBrowser());
}

const findInstalled = () => [...listSystemBrowsers(), playwrightsOwn()].find(canStart);

function listSystemBrowsers() {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...USUAL_PLACES];
  return folders.flatMap((folder) => [folder, ...NAMES.map((name) => join(folder, name))]);
}

const playwrightsOwn = () =>
  createRequire(inProject('package.json'))('@playwright/test').chromium.executablePath();

// The usual paths can be folders too, and Ubuntu's chromium-browser only refers to snap.
function canStart(path) {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

async function installBrowser() {
  const env = projectEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
  const attempts = [
    [pinnedNode, [inProject('node_modules/@playwright/test/cli.js'), 'install', 'chromium']],
  ];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    attempts.unshift(['sh', ['-c', DEBIAN_INSTALL]]);
  let output = '';
  for (const [program, args] of attempts) {
    const run = await withProgress('Installing a browser', () => runUnseen(program, args, { env }));
    const found = findInstalled();
    if (found) return found;
    output += run.output;
  }
  throw new UserError(
    `${output.trimEnd()}\nNo Chromium was found and none could be installed; set CHROMIUM_PATH to one.`,
  );
}
