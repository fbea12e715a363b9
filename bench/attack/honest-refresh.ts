import { runAttack } from './run-attack.ts';

/**
 * 1,000 rounds of ten tabs that refresh at once, of lost answers and of a client that never stores
 * a new token, without one logout: `node bench/attack/honest-refresh.ts`.
 */
runAttack('packages/server/src/account/honest-refresh.test.ts', { REFRESH_ROUNDS: '1000' });
