import { runAttack } from './run-attack.ts';

/** 500 hostile strings in every text of a product: `node bench/attack/hostile-strings.ts`. */
runAttack('packages/server/test/hostile-strings.test.ts', { HOSTILE_STRINGS: '500' });
