import { runLongForm } from '../run-long-form.ts';

/**
 * What answers and their times tell of who has an account, 300 of each kind by turns:
 * `node bench/attack/enumeration-timing.ts [embedded | postgres]`.
 */
await runLongForm('packages/server/test/suites/enumeration.test.ts', { ENUMERATION_ROUNDS: '300' });
