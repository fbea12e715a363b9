import { runLongForm } from '../run-long-form.ts';

/**
 * 1,000 rounds of ten tabs that refresh at once, of lost answers and of a client that never stores
 * a new token, without one logout: `node bench/attack/honest-refresh.ts [embedded | postgres]`.
 */
await runLongForm('packages/server/src/sessions/honest-refresh.test.ts', {
  REFRESH_ROUNDS: '1000',
});
