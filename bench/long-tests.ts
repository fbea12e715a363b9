// The long forms of tests whose short forms run in `npm test`:
//   npm run program -- bench/long-tests.ts <name> [embedded | postgres]
// Programs of their own always have PostgreSQL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { withOwnPostgres } from '../scripts/postgres-server.mjs';
import { keepReport } from './results.ts';

type LongTest =
  | {
      /** A part of its path; several files may have it. */
      readonly file: string;
      readonly settings: Readonly<Record<string, string>>;
    }
  /** A program of its own, which gets the address of a PostgreSQL and keeps what it measures. */
  | { readonly script: string };

const longTests: Readonly<Record<string, LongTest>> = {
  /** 100,000 requests made from the OpenAPI document, from three seeds. */
  'generated-requests': {
    file: 'server/test/suites/generated-requests.test.ts',
    settings: { GENERATED_REQUESTS: '33334', GENERATED_SEEDS: '1,2,3' },
  },
  /** All API tests through a PgBouncer in transaction mode; with PostgreSQL. */
  pooler: { file: 'packages/server/', settings: { TEST_POOLER: '1' } },
  /** 500 hostile strings in every text of a product. */
  'hostile-strings': {
    file: 'server/test/suites/hostile-strings.test.ts',
    settings: { HOSTILE_STRINGS: '500' },
  },
  /** Whether responses or their times reveal which addresses have an account, 300 of each kind. */
  enumeration: {
    file: 'server/test/suites/enumeration.test.ts',
    settings: { ENUMERATION_ROUNDS: '300' },
  },
  /** 1,000 rounds of ten tabs that refresh at once, of lost answers, and of old tokens only. */
  'honest-refresh': {
    file: 'server/src/sessions/honest-refresh.test.ts',
    settings: { REFRESH_ROUNDS: '1000' },
  },
  /** The six events of a payment in every order, once and five times each, any of them missing. */
  'payment-events': {
    file: 'server/src/payments/payment-events.test.ts',
    settings: { PAYMENT_EVENTS: 'all' },
  },
  /** 1,000 random histories of payments and refunds, after which books and provider agree. */
  'payment-histories': {
    file: 'server/src/payments/payment-histories.test.ts',
    settings: { PAYMENT_HISTORIES: '1000' },
  },
  /** Every act of an order, broken in every way at each of its statements. */
  'statement-faults': {
    file: 'faults.test.ts',
    settings: { STATEMENT_FAULTS: 'all' },
  },
  /** Twenty buyers order while a file that changes 500 products is imported; their times compared. */
  'import-races': {
    file: 'server/src/product-import/import-races.test.ts',
    settings: { IMPORT_RACE_ROUNDS: '200' },
  },
  /** The same with the largest file. */
  'largest-import': {
    file: 'server/src/product-import/import-races.test.ts',
    settings: { IMPORT_RACE_ROUNDS: '1', IMPORT_RACE_ROWS: '20000' },
  },
  /** Every number beside a filter against a count by hand, in 1,000 random catalogues and lists. */
  'facet-counts': {
    file: 'server/src/catalogue/facets/facet-counts.test.ts',
    settings: { FACET_ROUNDS: '1000' },
  },
  /** 50,000 addresses of pages and calls, after which what all visitors share is still in memory. */
  'random-addresses': {
    file: 'server/src/pages/random-addresses.test.ts',
    settings: { RANDOM_ADDRESSES: '50000' },
  },
  /** Fifty buyers for the last five pieces, and carts of three products in random order. */
  'stock-races': {
    file: 'server/src/checkout/stock-races.test.ts',
    settings: { STOCK_RACE_ROUNDS: '200' },
  },
  /** 100 changes of the settings in one process, seen in another one; with PostgreSQL. */
  settings: {
    file: 'server/src/settings/two-processes.test.ts',
    settings: { SETTINGS_ROUNDS: '100' },
  },
  /** 10,000 random edits, imports, rules and deletions, after each of which the shop is compared. */
  'listing-gate': {
    file: 'server/src/catalogue/listing/gate.test.ts',
    settings: { GATE_STEPS: '10000' },
  },
  /** 500 orders numbered by eight workers while transactions break and processes are killed; with PostgreSQL. */
  'tax-numbers': {
    file: 'server/src/invoices/numbering.test.ts',
    settings: { TAX_ROUNDS: '20', TAX_ORDERS: '500' },
  },
  /** 3,000 enquiries from 300 accounts about fifty pieces, sixty of them confirmed by four staff at once. */
  enquiries: {
    file: 'server/src/enquiries/many-enquiries.test.ts',
    settings: { ENQUIRY_ACCOUNTS: '300' },
  },
  /** 200 enquiries that random acts go through, each replayed from its history after every act. */
  'enquiry-lives': {
    file: 'server/src/enquiries/enquiry-lives.test.ts',
    settings: { ENQUIRY_LIVES: '200' },
  },
  /** 10,000 jobs, each done once by two shops and a worker; with PostgreSQL. */
  'shared-jobs': {
    file: 'server/test/suites/several-processes.test.ts',
    settings: { SHARED_JOBS: '10000' },
  },
  /** Two shops behind nginx at 200 requests a second, restarted in turn, then taken to a new version. */
  rolling: { script: 'deploy/rolling.ts' },
  /** What the Dockerfile says, carried out in a folder, twice. */
  image: { script: 'deploy/image.ts' },
  /** What a million orders and a year of everything that expires leave to the clean-up; with PostgreSQL. */
  'clean-up': {
    file: 'server/src/maintenance/clean-up-at-size.test.ts',
    settings: { CLEAN_UP_ROWS: '400000', CLEAN_UP_ORDERS: '1000000', CLEAN_UP_LIMIT_MS: '600000' },
  },
  /** Two admins who change the status of one order at once, 500 times. */
  'two-admins': {
    file: 'server/src/orders/two-admins.test.ts',
    settings: { TWO_ADMINS_ROUNDS: '500' },
  },
};

const root = fileURLToPath(new URL('../', import.meta.url));
const [, , name = '', engineName] = process.argv;
const longTest = longTests[name];
if (!longTest) throw new Error(`Name one of ${Object.keys(longTests).join(', ')}`);

const engine = engineName === 'postgres' || 'script' in longTest ? 'postgres' : 'pglite';
if (engine === 'pglite') await run(longTest);
else await withOwnPostgres(async ({ url }) => run(longTest, url), { isDurable: true });

/** Without blocking: somebody has to read what the database logs, or it stops when the pipe is full. */
async function run(test: LongTest, databaseUrl = ''): Promise<void> {
  if ('file' in test) {
    const database = databaseUrl ? 'PostgreSQL, fsync on' : 'embedded database';
    await keepReport(name, { database, measure: () => runSuite(test, databaseUrl) });
    return;
  }
  const args = [`bench/${test.script}`, databaseUrl];
  const [status] = await once(
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }),
    'exit',
  );
  process.exitCode = status ?? 1;
}

type Suite = Extract<LongTest, { file: string }>;

/** Returns what the tests print, and how many passed. */
async function runSuite({ file, settings }: Suite, databaseUrl: string): Promise<string[]> {
  Object.assign(process.env, { TEST_ENGINE: engine, TEST_DATABASE_URL: databaseUrl }, settings);
  const printed: string[] = [];
  const keepPrinted = {
    onUserConsoleLog: ({ content }: { content: string }) => void printed.push(content.trim()),
  };
  const began = performance.now();
  const vitest = await startVitest([file], {
    root,
    watch: false,
    project: ['api', 'api-nightly'],
    reporters: ['verbose', keepPrinted],
    // The timeout of a test is meant for its short form.
    testTimeout: 3_600_000,
  });
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  const modules = vitest.state.getTestModules();
  const count = (state: 'passed' | 'failed' | 'skipped') =>
    modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0);
  await vitest.close();
  return [
    `${file} with ${JSON.stringify(settings)}: ${count('passed')} tests passed, ${count('failed')} failed, ${count('skipped')} skipped; ${seconds} s.`,
    ...printed,
  ];
}
