import { runScript } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { describeOldNode, readNodePin } from './old-node.mjs';
import { runSteps } from './run-steps.mjs';
import { tiers } from './steps.mjs';

await runScript(() =>
  runSteps(async () => {
    await ensureInstalled();
    const warning = describeOldNode(readNodePin(), new Date());
    if (warning) console.log(warning);
  }, tiers.check),
);
