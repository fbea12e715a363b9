import { runAttack } from './run-attack.ts';

/**
 * What answers and their times tell of who has an account, 300 of each kind by turns:
 * `node bench/attack/enumeration-timing.ts`.
 */
runAttack('packages/server/test/enumeration.test.ts', { ENUMERATION_ROUNDS: '300' });
