// The suite: test.mjs [--nightly] [--only=<step>[,<step>…]].
import { ensureWebBuilt } from './build-web.mjs';
import { runScript } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { chooseSteps, runSteps } from './run-steps.mjs';
import { tiers } from './steps.mjs';
import { installTestServers } from './test-servers.mjs';

await runScript(async () => {
  const args = process.argv.slice(2);
  const isNightly = args[0] === '--nightly';
  if (isNightly) process.env.TEST_TIER = 'nightly';
  const steps = chooseSteps(
    isNightly ? tiers.nightly : tiers.commit,
    isNightly ? args.slice(1) : args,
  );
  await runSteps(async () => {
    await ensureInstalled();
    await ensureWebBuilt();
    await installTestServers();
  }, steps);
});
