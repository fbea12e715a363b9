import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { vitestCounts } from './scripts/vitest-counts.mjs';

const countsFile = process.env.VITEST_COUNTS_FILE;
/** More on a slow or busy machine: scripts/patience.mjs. */
const patience = Number(process.env.TEST_PATIENCE ?? 1);
const limits = {
  testTimeout: 30_000 * patience,
  hookTimeout: 30_000 * patience,
  expect: { poll: { timeout: 10_000 * patience } },
};
/**
 * A process loads the code once for many files, which takes half the time: no test replaces a module,
 * and the globals that one stubs are put back before the next.
 */
const inOneProcess = { isolate: false, unstubGlobals: true, ...limits };
const server = 'packages/server/{src,test}/**';
const needsNoDatabase = '**/*.unit.test.ts';
/** Suites that start the shop, a proxy or Redis as processes of their own. */
const processSuites = '{packages/server/test/suites,bench/faults}/*.process.test.ts';
/** Components with keys, pointers and time, in a real browser: no shop, no page. */
const inBrowser = 'packages/web/app/**/*.browser.test.tsx';
/** Left out by `npm test`: long histories, faults, figures at size. */
const nightly = '**/*.nightly.test.ts';
/** Opens embedded databases of its own, whichever engine the others run on. */
const embedded = '**/*.embedded.test.ts';

// The API tests: the engine comes from TEST_ENGINE.
const apiTests = (name: string, include: string, exclude: readonly string[] = []) => ({
  test: {
    name,
    include: [include],
    exclude: [needsNoDatabase, processSuites, '**/*.process.nightly.test.ts', ...exclude],
    globalSetup: ['packages/server/test/database-template.ts'],
    ...inOneProcess,
  },
});

export default defineConfig({
  test: {
    // Left to itself it keeps one core free, which on two is half of them.
    maxWorkers: '100%',
    reporters: countsFile ? ['dot', vitestCounts(countsFile)] : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,bench,tools,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: [
            '**/node_modules/**',
            'packages/server/**/!(*.unit).test.ts',
            processSuites,
            nightly,
            inBrowser,
          ],
          ...inOneProcess,
        },
      },
      apiTests('api', `${server}/*.test.ts`, [nightly, embedded]),
      {
        test: {
          name: 'components',
          include: [inBrowser],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: process.env.CHROMIUM_PATH },
            }),
            instances: [{ browser: 'chromium' }],
          },
          ...limits,
        },
      },
      // What has to hold on the embedded database as well.
      apiTests('engine', `${server}/*.{engine,embedded}.test.ts`),
      apiTests('api-nightly', `${server}/*.nightly.test.ts`),
      { test: { name: 'processes', include: [processSuites], ...limits } },
      {
        test: {
          name: 'processes-nightly',
          include: ['{packages/server/test/suites,bench/faults}/*.process.nightly.test.ts'],
          ...limits,
        },
      },
    ],
  },
});
