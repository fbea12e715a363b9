import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#test/deploy/deploy-files.ts';

const scripts = join(projectRoot, 'scripts');
const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8', input });

let build: string;
beforeAll(() => {
  const ensure = `import('${scripts}/build-server.mjs').then((m) => m.ensureServerBuilt())`;
  expect(run(['-e', ensure]).status).toBe(0);
  build = realpathSync(join(projectRoot, 'packages/server/build/current'));
});

test.each(['serve', 'work'])('%s starts from the build of these sources', (name) => {
  const load = `import('${projectRoot}/packages/server/src/load-program.ts')
    .then(({ loadProgram }) => loadProgram('${name}', () => Promise.reject('from the sources')))
    .then((program) => console.log(typeof program.${name}))`;
  const { stdout, stderr } = run(['-e', load]);
  expect([stdout, stderr]).toEqual(['function\n', '']);
});

test('a stack trace of the build names lines of the sources', () => {
  const isOpening = (text: string) => text.startsWith('async function openShop(');
  const linesOf = (file: string) => readFileSync(join(build, file), 'utf8').split('\n');
  const files = readdirSync(build).filter((name) => name.endsWith('.js'));
  const file = files.find((name) => linesOf(name).some(isOpening)) ?? '';
  const line = linesOf(file).findIndex(isOpening);
  const trace = `at openShop (file://${build}/${file}:${line + 1}:16)\n    at node:internal/a:1:1\n`;
  const { stdout } = run([join(scripts, 'name-sources.mjs')], trace);
  const source = readFileSync(join(projectRoot, 'packages/server/src/open-shop.ts'), 'utf8');
  const at = source.split('\n').findIndex((text) => text.includes('function openShop(')) + 1;
  expect(stdout).toMatch(new RegExp(`^at openShop \\(packages/server/src/open-shop\\.ts:${at}:`));
  expect(stdout).toContain('at node:internal/a:1:1');
});
