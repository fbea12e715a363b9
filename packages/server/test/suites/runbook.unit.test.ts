import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, readDeployFile } from '#test/deploy/deploy-files.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

test('the runbook names units, folders and commands that exist', () => {
  const runbook = read('docs/runbook.md');
  const found = (pattern: RegExp) => [...new Set(runbook.match(pattern))];
  const folder = readdirSync(join(projectRoot, 'deploy/systemd'));
  // mathappu@3000 is of mathappu@.service
  const units = found(/(?<=(?:systemctl [a-z -]+|journalctl -u |`)(?:\S+ )*?)mathappu[\w@.-]*/g);
  expect(units.length).toBeGreaterThan(3);
  const fileOf = (unit: string) =>
    `${unit.replace(/@\d+$/, '@')}${unit.endsWith('.timer') ? '' : '.service'}`;
  const others = folder.filter((name) => name.startsWith('mathappu'));
  expect(units.map(fileOf).filter((name) => !others.includes(name))).toEqual([]);
  for (const [of] of runbook.matchAll(/(?<=restart )mathappu@\d+/g))
    expect(readDeployFile('systemd/release.sh')).toContain(of);
  const deployed = folder.map((name) => readDeployFile(`systemd/${name}`)).join('\n');
  const paths = found(/\/(?:srv|etc|var\/lib)\/mathappu[\w./-]*/g);
  expect(paths.length).toBeGreaterThan(3);
  const isNamed = (path: string) => {
    const inRelease = path.replace('/srv/mathappu/releases', '/releases').replace(/[/.]$/, '');
    return deployed.includes(inRelease);
  };
  expect(paths.filter((path) => !isNamed(path))).toEqual([]);
  const { scripts } = JSON.parse(read('package.json'));
  const commands = found(/(?<=npm run )[\w-]+/g);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  for (const path of found(/packages\/server\/[\w/-]+(?:\.ts)?/g))
    expect(existsSync(join(projectRoot, path)), path).toBe(true);
});
