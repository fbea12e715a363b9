import { runScript } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { runSteps } from './run-steps.mjs';
import { tiers } from './steps.mjs';

await runScript(() => runSteps(ensureInstalled, tiers.check));
