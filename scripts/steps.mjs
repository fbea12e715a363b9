import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runShown, runUnseen } from './children.mjs';
import { addCounts, noCounts, oneFailed, onePassed, oneSkipped } from './counts.mjs';
import { findBrowser } from './find-browser.mjs';
import { countPlaywright } from './playwright-counts.mjs';
import { withPostgres } from './postgres-server.mjs';
import { withProgress } from './progress.mjs';
import { inProject, pinnedNode, projectEnvironment, projectRoot } from './project.mjs';
import { UserError } from './user-error.mjs';

/** What it found is kept, so that the next run checks only what has changed since. */
const tsc = (project) => [
  'node_modules/typescript/bin/tsc',
  ...['-p', project, '--incremental'],
  ...['--tsBuildInfoFile', inProject(`node_modules/.cache/types/${project}.json`)],
];

/** Every step in the order of a full run; each returns its counts. */
export const steps = {
  types: () =>
    checkAll(
      'Types',
      [['node_modules/@react-router/dev/bin.cjs', 'typegen', 'packages/web']],
      [
        tsc('packages/contract'),
        tsc('packages/server'),
        tsc('packages/demo'),
        tsc('packages/payment-sandbox'),
        tsc('packages/web'),
        tsc('packages/web/tsconfig.tamil.json'),
        tsc('tsconfig.json'),
        tsc('scripts'),
      ],
    ),
  lint: () => checkAll('Lint and format', [['node_modules/@biomejs/biome/bin/biome', 'ci', '.']]),
  imports: () => checkAll('Import rules', [['tools/check-imports.ts']]),
  words: () => checkAll('Words of both languages', [['tools/words.ts', 'check']]),
  unit: () => runVitest('Unit tests', 'unit'),
  processes: () => runVitest('Tests of whole processes', 'processes'),
  'api-pglite': () =>
    runVitest('API tests on the embedded database', 'api-pglite', { TEST_ENGINE: 'pglite' }),
  'api-postgres': runPostgresTests,
  e2e: runBrowserStories,
};

/** Runs commands, each round side by side; their output is shown only when one of them fails. */
async function checkAll(label, ...rounds) {
  const complaints = [];
  await withProgress(label, async () => {
    for (const commands of rounds) {
      const waiting = [...commands];
      const runInTurn = async () => {
        for (let args = waiting.shift(); args; args = waiting.shift()) {
          const { code, output } = await runUnseen(pinnedNode, args, {
            cwd: projectRoot,
            env: projectEnvironment(),
          });
          if (code !== 0)
            complaints.push(output.trimEnd() || `${args.join(' ')} ended with ${code}`);
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, runInTurn));
    }
  });
  if (complaints.length === 0) return onePassed;
  const reason = complaints.join('\n');
  console.log(`${reason}\n${label}: failed`);
  return oneFailed(label, reason);
}

async function runVitest(label, project, env = {}) {
  const file = inProject(`node_modules/.cache/tests/${project}.json`);
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    '--allowOnly=false',
  ];
  return runCounted(label, args, file, { ...env, VITEST_COUNTS_FILE: file }, (counts) => counts);
}

async function runPostgresTests() {
  const label = 'API tests on PostgreSQL';
  const run = (url) =>
    runVitest(label, 'api-postgres', { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: url });
  return orSkipped(label, () => withPostgres(run));
}

async function runBrowserStories() {
  const label = 'Browser stories';
  const file = inProject('node_modules/.cache/tests/e2e.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--forbid-only'];
  return orSkipped(label, async () => {
    const env = { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    return runCounted(label, [...args, '--reporter=list,json'], file, env, countPlaywright);
  });
}

/** Runs a test runner on our terminal and counts the report it leaves in `file`. */
async function runCounted(label, args, file, env, count) {
  console.log(`\n${label}`);
  rmSync(file, { force: true });
  const code = await runShown(pinnedNode, args, {
    cwd: projectRoot,
    env: projectEnvironment(env),
  });
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : noCounts;
  const total = counts.passed + counts.failed.length + counts.skipped.length;
  // A runner that fails without a failed test, or finds no test, counts as a failure.
  if (counts.failed.length > 0 || (code === 0 && total > 0)) return counts;
  return addCounts(
    counts,
    oneFailed(label, `The test runner ended with ${code} after ${total} tests.`),
  );
}

/** A step whose program is missing and cannot be installed is skipped with the reason. */
async function orSkipped(label, work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.log(error.message);
    return oneSkipped(label, error.message.split('\n').at(-1));
  }
}
