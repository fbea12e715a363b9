import { runScript } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { runSteps } from './run-steps.mjs';

await runScript(() => runSteps(ensureInstalled, ['types', 'lint', 'imports', 'words', 'unit']));
