import { runLongForm } from '../run-long-form.ts';

/**
 * 500 hostile strings in every text of a product:
 * `node bench/attack/hostile-strings.ts [embedded | postgres]`.
 */
await runLongForm('packages/server/test/suites/hostile-strings.test.ts', {
  HOSTILE_STRINGS: '500',
});
