import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, readCompose, readDeployFile } from '#test/deploy/deploy-files.ts';

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

test('each page says what one sees, does and checks, and the ten nights were walked', () => {
  const [, ...pages] = read('docs/runbook.md').split(/^## /m);
  for (const page of pages)
    for (const part of ['**One sees**', '**One does**', '**Over when**'])
      expect(page.split(part), `${page.split('\n')[0]}: ${part}`).toHaveLength(2);
  const walked = pages.filter((page) => /^\*Walked\b/m.test(page));
  expect(walked).toEqual(pages.slice(0, 10));
});

test('commands for containers name services that exist', () => {
  const { services } = readCompose();
  const told = read('docs/runbook.md').matchAll(
    /compose\.yaml (?:stop|exec|run --rm) ((?:[a-z]+(?:-\d)? ?)+)/g,
  );
  const [stopped, asked, ran] = [...told].map(([, words = '']) => words.trim().split(' '));
  expect(Object.keys(services)).toEqual(
    expect.arrayContaining([...(stopped ?? []), asked?.[0], ran?.[0]]),
  );
});
