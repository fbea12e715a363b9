import { loadProgram } from './load-program.ts';

const { serve } = await loadProgram('serve', () => import('./serve.ts'));
await serve();
