import { ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { runScript } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { chooseSteps, runSteps } from './run-steps.mjs';
import { installTestServers } from './test-servers.mjs';

await runScript(async () => {
  const names = chooseSteps(process.argv.slice(2));
  await runSteps(async () => {
    await ensureInstalled();
    await ensureServerBuilt();
    await ensureWebBuilt();
    await installTestServers();
  }, names);
});
