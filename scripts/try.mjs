// What an edit may have broken, in seconds: try.mjs [paths]. Without paths, what git says has changed.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { runScript } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { projectRoot } from './project.mjs';
import { runSteps } from './run-steps.mjs';
import {
  checkTypes,
  checkWords,
  runComponents,
  runEmbedded,
  runStories,
  runVitest,
} from './steps.mjs';
import { planTry } from './try-plan.mjs';
import { UserError } from './user-error.mjs';

const git = (...args) =>
  spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

const changedPaths = () => [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

function namedPaths(args) {
  const missing = args.find((path) => !existsSync(resolve(path)));
  if (missing) throw new UserError(`There is no ${missing}.`);
  return args.map((path) => relative(projectRoot, resolve(path)).replaceAll(sep, '/'));
}

await runScript(async () => {
  const args = process.argv.slice(2);
  const paths = args.length > 0 ? namedPaths(args) : changedPaths();
  if (paths.length === 0) throw new UserError('Nothing has changed; name the paths to try.');
  const tests = globSync('{packages,bench,tools,scripts,e2e}/**/*.{test,spec}.{ts,tsx,mjs}', {
    cwd: projectRoot,
    exclude: ['**/node_modules/**', '**/build/**'],
  }).map((path) => path.replaceAll(sep, '/'));
  const plan = planTry(paths, tests);
  const hasStories = plan.stories.length > 0;
  await runSteps(
    async () => {
      await ensureInstalled();
      if (hasStories) await ensureWebBuilt();
    },
    {
      ...(plan.types.length > 0 && { types: () => checkTypes(plan.types) }),
      ...(plan.hasWords && { words: checkWords }),
      ...(plan.unit.length > 0 && {
        unit: () => runVitest('Unit tests', ['unit'], {}, plan.unit),
      }),
      ...(plan.api.length > 0 && { api: () => runEmbedded('API tests', ['api'], plan.api) }),
      ...(plan.components.length > 0 && { components: () => runComponents(plan.components) }),
      ...(hasStories && {
        stories: () => runStories('Browser stories', ['--grep-invert=@nightly', ...plan.stories]),
      }),
    },
  );
});
