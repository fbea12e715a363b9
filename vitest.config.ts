import { defineConfig } from 'vitest/config';
import { vitestCounts } from './scripts/vitest-counts.mjs';

const countsFile = process.env.VITEST_COUNTS_FILE;
const slowMachine = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};
/**
 * A process loads the code once for many files, which takes half the time: no test replaces a module,
 * and the globals that one stubs are put back before the next.
 */
const inOneProcess = { isolate: false, unstubGlobals: true, ...slowMachine };
const needsDatabase = 'packages/server/{src,test}/**/*.test.ts';
const needsNone = '**/*.unit.test.ts';
/** Suites that start the shop, a proxy or Redis as processes of their own: too slow for `npm run check`. */
const startsProcesses = '{packages/server/test/suites,bench/faults}/*.process.test.ts';

/** Suites about HTTP, pages, files or words. They run on one engine, since none is their subject. */
const notOfDatabase = [
  'src/pages/languages',
  'src/pages/random-addresses',
  'src/platform/files/store-image',
  'test/suites/answers-in-tamil',
  'test/suites/body-attacks',
  'test/suites/broken-http',
  'test/suites/hostile-uploads',
  'test/suites/http-edge',
  'test/suites/mail-languages',
  'test/suites/processor-time',
  'test/suites/security-headers',
].map((suite) => `packages/server/${suite}.test.ts`);

// The API tests are one set of files, run once per engine: the engine comes from TEST_ENGINE.
const apiTests = (name: string, left: readonly string[] = []) => ({
  test: {
    name,
    include: [needsDatabase],
    exclude: [needsNone, startsProcesses, ...left],
    globalSetup: ['packages/server/test/database-template.ts'],
    ...inOneProcess,
  },
});

export default defineConfig({
  test: {
    // Left to itself it keeps one core free, which on two is half of them.
    maxWorkers: '100%',
    reporters: ['default', ...(countsFile ? [vitestCounts(countsFile)] : [])],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,bench,tools,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', 'packages/server/**/!(*.unit).test.ts', startsProcesses],
          ...inOneProcess,
        },
      },
      { test: { name: 'processes', include: [startsProcesses], ...slowMachine } },
      apiTests('api-pglite'),
      apiTests('api-postgres', notOfDatabase),
    ],
  },
});
