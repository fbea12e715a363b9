import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deployFolder, readDeployFile, startOfUnit } from '#test/deploy/deploy-files.ts';

const units = readdirSync(join(deployFolder, 'systemd')).filter((name) => !name.endsWith('.sh'));

test('the proxy of the machine asks the shops that the release restarts', () => {
  const restarted = readDeployFile('systemd/release.sh').match(/(?<=mathappu@)\d+/g);
  const asked = readDeployFile('nginx/machine.conf').match(/(?<=127\.0\.0\.1:)\d+/g);
  expect(restarted).toEqual(asked);
  expect(startOfUnit('mathappu@.service', '3000').environment).toMatchObject({
    HOST: '127.0.0.1',
    PORT: '3000',
    TRUST_PROXY: '127.0.0.1',
  });
});

test('systemd-analyze finds nothing', ({ skip }) => {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) skip('systemd is not installed');
  const paths = units.map((name) => join(deployFolder, 'systemd', name));
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], {
    encoding: 'utf8',
  });
  // It also says that this machine has not been set up: its folders and programs are elsewhere.
  const said = stderr
    .split('\n')
    .filter((line) => line.includes('/deploy/systemd/') || /^mathappu/.test(line));
  expect(said.filter((line) => !/is not executable: No such file/.test(line))).toEqual([]);
});

test('a release has the builds of before, leads the link to itself and restarts one after the other', () => {
  const home = mkdtempSync(join(tmpdir(), 'mathappu-release-'));
  try {
    const tell = (program: string, args: string[]) =>
      spawnSync(program, args, {
        cwd: home,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${home}/bin:${process.env.PATH}`, MATHAPPU_HOME: home },
      });
    // In their places: what builds, and what restarts.
    const programs = {
      npm: 'mkdir -p packages/web/build/$(basename $PWD)',
      systemctl: `echo "$@ $(basename $(realpath ${home}/current))" >> ${home}/said`,
    };
    for (const folder of ['bin', 'releases', 'repository/packages/web'])
      mkdirSync(join(home, folder), { recursive: true });
    for (const [name, act] of Object.entries(programs))
      writeFileSync(join(home, 'bin', name), `#!/bin/sh\n${act}\n`, { mode: 0o755 });
    writeFileSync(join(home, 'repository/packages/web/package.json'), '{}');
    const git = (...args: string[]) =>
      tell('git', ['-C', 'repository', '-c', 'user.name=a', '-c', 'user.email=a@a', ...args]);
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'a');
    const versions = ['v1', 'v2', 'v3', 'v4'];
    for (const version of versions) {
      git('tag', version);
      const script = join(deployFolder, 'systemd/release.sh');
      const { status, stderr } = tell('sh', [script, `file://${home}/repository`, version]);
      expect([status, stderr]).toEqual([0, '']);
      utimesSync(join(home, 'releases', version), 0, versions.indexOf(version));
    }
    const builds = readdirSync(join(home, 'current/packages/web/build'));
    expect(builds.sort()).toEqual(versions);
    expect(readdirSync(join(home, 'releases')).sort()).toEqual(['v2', 'v3', 'v4']);
    const said = readFileSync(join(home, 'said'), 'utf8').trim().split('\n');
    expect(said.slice(-3)).toEqual([
      'restart mathappu@3000 v4',
      'restart mathappu@3001 v4',
      'restart mathappu-worker v4',
    ]);
  } finally {
    rmSync(home, { recursive: true });
  }
});
