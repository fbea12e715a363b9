import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deployFolder, readDeployFile, readUnit, startOfUnit } from '#test/deploy/deploy-files.ts';

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

test('a worker has started when it takes jobs, and not when it has ended before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mathappu-worker-'));
  const unit = new Map(readUnit('mathappu-worker.service'));
  const { ALIVE_FILE = 'none' } = startOfUnit('mathappu-worker.service').environment;
  expect(ALIVE_FILE).toBe(`/run/${unit.get('RuntimeDirectory')}/alive`);
  const command = unit.get('ExecStartPost')?.replace(ALIVE_FILE, join(folder, 'alive')) ?? '';
  const statusFor = (processId: number | undefined) =>
    spawnSync('sh', ['-c', command], { env: { ...process.env, MAINPID: String(processId) } })
      .status;
  const { pid: ended } = spawnSync('true');
  expect(statusFor(ended)).toBe(1);
  writeFileSync(join(folder, 'alive'), '');
  expect(statusFor(process.pid)).toBe(0);
  rmSync(folder, { recursive: true });
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

test('a release backs up, has the builds of before, leads the link to itself and restarts one after the other', () => {
  using home = openHome();
  const versions = ['v1', 'v2', 'v3', 'v4'];
  for (const version of versions) {
    expect(home.release(version)).toEqual([0, '']);
    utimesSync(home.in('releases', version), 0, versions.indexOf(version));
  }
  const builds = readdirSync(home.in('current/packages/web/build'));
  expect(builds.sort()).toEqual(versions);
  expect(readdirSync(home.in('releases')).sort()).toEqual(['v2', 'v3', 'v4']);
  expect(home.said().slice(-4)).toEqual([
    'start mathappu-backup v3',
    'restart mathappu@3000 v4',
    'restart mathappu@3001 v4',
    'restart mathappu-worker v4',
  ]);
  expect(readdirSync(home.in('cache'))).toEqual([]);
});

test('the release that ran before stays, however old it is', () => {
  using home = openHome();
  const versions = ['v1', 'v2', 'v3'];
  for (const version of versions) expect(home.release(version)).toEqual([0, '']);
  for (const [place, version] of versions.entries())
    utimesSync(home.in('releases', version), 0, place);
  unlinkSync(home.in('current'));
  symlinkSync(home.in('releases/v1'), home.in('current'));
  expect(home.release('v4')).toEqual([0, '']);
  expect(readdirSync(home.in('releases')).sort()).toEqual(['v1', 'v3', 'v4']);
});

test('a release that is not ready goes back, and may be tried again', () => {
  using home = openHome();
  home.spoil('mathappu@3000 v1');
  expect(home.release('v1')[0]).toBe(1);
  expect(existsSync(home.in('current'))).toBe(false);
  home.spoil();
  expect(home.release('v1')).toEqual([0, '']);
  const before = home.said().length;
  home.spoil('mathappu@3001 v2');
  expect(home.release('v2')).toEqual([1, 'v2 is not ready\n']);
  expect(readlinkSync(home.in('current'))).toBe(home.in('releases/v1'));
  expect(home.said().slice(before)).toEqual([
    'start mathappu-backup v1',
    'restart mathappu@3000 v2',
    'restart mathappu@3001 v2',
    'restart mathappu@3000 v1',
    'restart mathappu@3001 v1',
  ]);
  home.spoil('mathappu-worker v2');
  expect(home.release('v2')).toEqual([1, 'v2 is not ready\n']);
  expect(home.said().slice(-3)).toEqual(
    ['mathappu@3000', 'mathappu@3001', 'mathappu-worker'].map((unit) => `restart ${unit} v1`),
  );
  // Broken off while it was cloned.
  mkdirSync(home.in('releases/v2/half'), { recursive: true });
  home.spoil('mathappu-backup v1');
  expect(home.release('v2')[0]).toBe(1);
  expect(readlinkSync(home.in('current'))).toBe(home.in('releases/v1'));
  home.spoil();
  expect(home.release('v2')).toEqual([0, '']);
  expect(home.release('v2')).toEqual([1, 'v2 is what runs\n']);
  expect(readlinkSync(home.in('current'))).toBe(home.in('releases/v2'));
});

test('wrong settings are said before anything is built; a build keeps no tools of development', () => {
  using home = openHome();
  expect(home.release('v1')).toEqual([0, '']);
  const asked = readFileSync(home.in('npm'), 'utf8').trim().split('\n');
  expect(asked).toEqual([
    expect.stringContaining('check-settings'),
    'run build',
    expect.stringContaining('prune --omit=dev'),
  ]);
  writeFileSync(home.in('wrong'), '');
  const [status, said] = home.release('v2');
  expect([status, said]).toEqual([1, expect.stringMatching(/v2 does not start with .*shop\.env/)]);
  expect(readFileSync(home.in('npm'), 'utf8').match(/run build/g)).toHaveLength(1);
  expect(readlinkSync(home.in('current'))).toBe(home.in('releases/v1'));
});

/** A machine's folder with a repository of versions; stand-ins build and restart. */
function openHome() {
  const home = mkdtempSync(join(tmpdir(), 'mathappu-release-'));
  const inHome = (...parts: string[]) => join(home, ...parts);
  const tell = (program: string, args: string[]) =>
    spawnSync(program, args, {
      cwd: home,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${home}/bin:${process.env.PATH}`,
        MATHAPPU_HOME: home,
        MATHAPPU_CACHE: inHome('cache'),
      },
    });
  const programs = {
    npm: `echo "$*" >> ${home}/npm
      case "$*" in *check-settings*) exec test ! -e ${home}/wrong ;; esac
      mkdir -p packages/web/build/$(basename $PWD) node_modules/node`,
    systemctl: `told="$* $(basename $(realpath ${home}/current))"
      echo "$told" >> ${home}/said
      test "$told" != "$(cat ${home}/spoilt)"`,
  };
  for (const folder of ['bin', 'cache', 'releases', 'repository/packages/web'])
    mkdirSync(inHome(folder), { recursive: true });
  for (const [name, act] of Object.entries(programs))
    writeFileSync(inHome('bin', name), `#!/bin/sh\n${act}\n`, { mode: 0o755 });
  for (const file of ['spoilt', 'said', 'cache/old']) writeFileSync(inHome(file), '');
  writeFileSync(inHome('repository/packages/web/package.json'), '{}');
  const git = (...args: string[]) =>
    tell('git', ['-C', 'repository', '-c', 'user.name=a', '-c', 'user.email=a@a', ...args]);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'a');
  for (const version of ['v1', 'v2', 'v3', 'v4']) git('tag', version);
  return {
    in: inHome,
    release(version: string): [status: number | null, said: string] {
      const script = join(deployFolder, 'systemd/release.sh');
      const { status, stderr } = tell('sh', [script, `file://${home}/repository`, version]);
      return [status, stderr];
    },
    /** Lets one command of systemctl fail, or none. */
    spoil(command = '') {
      const [unit = '', version = ''] = command.split(' ');
      const verb = unit === 'mathappu-backup' ? 'start' : 'restart';
      writeFileSync(inHome('spoilt'), command && `${verb} ${unit} ${version}`);
    },
    said: () => readFileSync(inHome('said'), 'utf8').trim().split('\n'),
    [Symbol.dispose]: () => rmSync(home, { recursive: true }),
  };
}
