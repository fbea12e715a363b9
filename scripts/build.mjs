// Installs and builds without a start, for an image or a release that is prepared beside the running one.
import { ensureWebBuilt } from './build-web.mjs';
import { runScript } from './children.mjs';
import { ensureInstalled } from './install.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
});
