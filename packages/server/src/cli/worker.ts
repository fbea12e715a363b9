import { loadProgram } from '#server/load-program.ts';

const { work } = await loadProgram('work', () => import('#server/work.ts'));
await work();
