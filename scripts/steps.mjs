import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runUnseen } from './children.mjs';
import { addCounts, noCounts, oneFailed, onePassed, oneSkipped } from './counts.mjs';
import { findBrowser } from './find-browser.mjs';
import { measurePatience } from './patience.mjs';
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

const typesOfRoutes = ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'packages/web'];
const typeProjects = [
  'packages/contract',
  'packages/server',
  'packages/demo',
  'packages/payment-sandbox',
  'packages/web',
  'packages/web/tsconfig.tamil.json',
  'tsconfig.json',
  'scripts',
];

const words = ['tools/words.ts', 'check'];

/** The part that needs no server and no browser: `npm run check`. */
const quickSteps = {
  types: () => checkTypes(typeProjects),
  rules: () =>
    checkAll('Lint, format, imports and words', [
      ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'],
      ['tools/check-imports.ts'],
      words,
    ]),
  // One more than the cores, since some tests wait for a time limit or another program.
  unit: () => runVitest('Unit tests', ['unit'], {}, [`--maxWorkers=${availableParallelism() + 1}`]),
};

/** Before every change that counts: `npm test`. */
const commitSteps = {
  ...quickSteps,
  components: () => runComponents(),
  api: () => runOnPostgres('API tests', ['api']),
  engine: () => runEmbedded('API tests on the embedded database', ['engine']),
  processes: () => runVitest('Tests of whole processes', ['processes']),
  stories: () => runStoriesOnPostgres('Browser stories', ['--grep-invert=@nightly']),
};

/** What `npm test` leaves out: `npm run test:nightly`. */
const nightlySteps = {
  'api-nightly': () => runOnPostgres('All API tests in their long form', ['api', 'api-nightly']),
  'api-embedded': () =>
    runEmbedded('All API tests on the embedded database', ['api', 'api-nightly']),
  'processes-nightly': () => runVitest('Long tests of whole processes', ['processes-nightly']),
  'stories-nightly': () => runStoriesOnPostgres('Long browser stories', ['--grep=@nightly']),
  defects: () => checkAll('Planted defects', [['tools/planted-defects/check-defects.ts']]),
};

/** Every tier with its steps in their order; each step returns its counts. */
export const tiers = { check: quickSteps, commit: commitSteps, nightly: nightlySteps };

/** Checks the types of TypeScript projects; an error that two of them report is printed once. */
export const checkTypes = (projects) => checkAll('Types', [typesOfRoutes], projects.map(tsc));

export const checkWords = () => checkAll('Words of both languages', [words]);

/** Runs commands, each round side by side; their output is shown only when one of them fails. */
async function checkAll(label, ...rounds) {
  const complaints = new Set();
  await withProgress(label, async () => {
    for (const commands of rounds) {
      const waiting = [...commands];
      const runInTurn = async () => {
        for (let args = waiting.shift(); args; args = waiting.shift()) {
          const { code, output } = await runUnseen(pinnedNode, args, {
            cwd: projectRoot,
            env: projectEnvironment(),
          });
          if (code === 0) continue;
          const lines = output.trimEnd() || `${args.join(' ')} ended with ${code}`;
          for (const line of lines.split('\n')) complaints.add(line);
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, runInTurn));
    }
  });
  if (complaints.size === 0) return onePassed;
  console.log([...complaints].join('\n'));
  return oneFailed(label);
}

/** Runs the tests of Vitest projects, all of them or those whose paths contain one of `filters`. */
export function runVitest(label, projects, env = {}, filters = []) {
  const file = inProject(`node_modules/.cache/tests/${projects.join('-')}.json`);
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--allowOnly=false',
    ...filters,
  ];
  return runCounted(label, args, file, { ...env, VITEST_COUNTS_FILE: file }, (counts) => counts);
}

/** The API tests on a PostgreSQL server, or on the embedded database where none can be had. */
async function runOnPostgres(label, projects) {
  const run = (url) =>
    runVitest(label, projects, { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: url });
  try {
    return await withPostgres(run);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.log(`${error.message}\n${label} run on the embedded database instead.`);
    return runEmbedded(label, projects);
  }
}

export const runEmbedded = (label, projects, filters = []) =>
  runVitest(label, projects, { TEST_ENGINE: 'pglite' }, filters);

/** Tests of components in a real browser, all of them or those whose paths contain one of `filters`. */
export const runComponents = (filters = []) =>
  inBrowser('Components in a browser', (env) =>
    runVitest('Components in a browser', ['components'], env, filters),
  );

/** Those of a shop in production need a PostgreSQL server, and are skipped where none can be had. */
async function runStoriesOnPostgres(label, args) {
  try {
    return await withPostgres((url) => runStories(label, args, { TEST_DATABASE_URL: url }));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return runStories(label, args);
  }
}

/** Runs browser stories, chosen by arguments of Playwright. */
export const runStories = (label, args, added = {}) =>
  inBrowser(label, (env) => {
    const file = inProject('node_modules/.cache/tests/stories.json');
    const command = ['node_modules/@playwright/test/cli.js', 'test', '--forbid-only', ...args];
    const reported = { ...env, ...added, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    return runCounted(label, [...command, '--reporter=dot,json'], file, reported, countPlaywright);
  });

/** A step that needs a browser is skipped with the reason where none can be had. */
async function inBrowser(label, work) {
  try {
    return await work({ CHROMIUM_PATH: await findBrowser() });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.log(error.message);
    return oneSkipped(label, error.message.split('\n').at(-1));
  }
}

/** Runs a test runner and counts the report it leaves in `file`; its output is shown when it fails. */
async function runCounted(label, args, file, env, count) {
  rmSync(file, { force: true });
  const options = {
    cwd: projectRoot,
    env: projectEnvironment({ NO_COLOR: '1', TEST_PATIENCE: String(measurePatience()), ...env }),
  };
  const { code, output } = await withProgress(label, () => runUnseen(pinnedNode, args, options));
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : noCounts;
  const total = counts.passed + counts.failed.length + counts.skipped.length;
  if (code === 0 && counts.failed.length === 0 && total > 0) return counts;
  // Without the dots of what passed.
  console.log(output.replace(/^[·.*x-]+$/gm, '').replace(/\n{3,}/g, '\n\n'));
  // A runner that fails without a failed test, or finds no test, counts as a failure.
  return counts.failed.length > 0
    ? counts
    : addCounts(counts, oneFailed(`${label}: the runner ended with ${code} after ${total} tests`));
}
