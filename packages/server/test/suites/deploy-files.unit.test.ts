import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxUploadBytes } from '@mathappu/contract/limits';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { usualTimes } from '#server/platform/http/slow-requests.ts';
import {
  clusterSettings,
  deployFolder,
  exampleSettings,
  imageCommand,
  podOf,
  projectRoot,
  readCompose,
  readDeployFile,
  readDockerfile,
  readImage,
  readManifests,
  readPairs,
  readUnit,
  startOfService,
  startOfUnit,
} from '#test/deploy/deploy-files.ts';
import { hasNginx, testConfig } from '#test/deploy/nginx.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const filledIn = {
  AUTH_SECRET: 'kX2vN8qR5tY1wZ7mB4cD9fG3hJ6lP0sAuEiO-Tr',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};
/** Told to compose alone. */
const notOfTheShop = [
  ...['VERSION', 'BEFORE', 'CERTIFICATES'],
  ...['POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'S3_ROOT_PASSWORD'],
];
/** Read by Node itself and the C library: https://nodejs.org/api/cli.html#environment-variables */
const ofNode = ['NODE_COMPILE_CACHE', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'];

const withPassword = (url?: string) => url?.replace(/\$\{.*?\}/, 'password');

/** What the shop is told by each of the ways, with the secrets filled in. */
const environments: [way: string, environment: Record<string, string>][] = [
  ...['shop-1', 'shop-2', 'worker', 'backup'].map((name): [string, Record<string, string>] => [
    `compose, ${name}`,
    { ...exampleSettings(true), ...startOfService(name).environment, ...filledIn },
  ]),
  ...['mathappu@.service', 'mathappu-worker.service', 'mathappu-backup.service'].map(
    (name): [string, Record<string, string>] => [
      `systemd, ${name}`,
      {
        ...exampleSettings(false),
        ...startOfUnit(name, '3000').environment,
        AUTH_SECRET: filledIn.AUTH_SECRET,
        S3_ACCESS_KEY_ID: '',
        S3_SECRET_ACCESS_KEY: '',
      },
    ],
  ),
  ['Kubernetes', { ...readPairs(readImage('ENV')), ...clusterSettings(), ...filledIn }],
];

test.each(environments)(
  '%s: a shop in production takes these settings, and knows each',
  (_way, environment) => {
    const config = readConfig({
      ...environment,
      DATABASE_URL: withPassword(environment.DATABASE_URL),
      REDIS_URL: withPassword(environment.REDIS_URL),
    });
    expect(config.isProduction).toBe(true);
    expect(config.DATABASE_URL).toMatch(/^postgres:/);
    expect(config.REDIS_URL).toMatch(/^redis:/);
    const schema = read('packages/server/src/platform/config/config.ts');
    const known = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(known).toContain('TRUST_PROXY');
    const others = [...notOfTheShop, ...ofNode];
    const names = Object.keys(environment).filter((name) => !others.includes(name));
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  },
);

test.each(environments.filter(([way]) => !way.includes('backup')))(
  '%s: garbage is collected and memory shared as by npm start',
  (_way, environment) => {
    const source = read('scripts/project.mjs');
    expect(environment.NODE_OPTIONS).toBeTruthy();
    expect(source).toContain(environment.NODE_OPTIONS);
    expect(source).toContain(`shopArenas = '${environment.MALLOC_ARENA_MAX}'`);
  },
);

test('whatever stops a shop waits until it has ended by itself', () => {
  const source = read('packages/server/src/close-on-signal.ts').replaceAll('_', '');
  const limitSeconds = Number(/closeTimeoutMs = (\d+)/.exec(source)?.[1]) / 1_000;
  expect(limitSeconds).toBeGreaterThan(1);
  for (const name of ['shop-1', 'shop-2', 'worker'])
    expect(startOfService(name).graceSeconds, name).toBeGreaterThan(limitSeconds);
  for (const name of ['mathappu@.service', 'mathappu-worker.service'])
    expect(startOfUnit(name).graceSeconds, name).toBeGreaterThan(limitSeconds);
  for (const file of ['shop', 'worker']) {
    const pod = podOf(file);
    const before = pod.containers[0].lifecycle?.preStop.sleep.seconds ?? 0;
    expect(pod.terminationGracePeriodSeconds - before, file).toBeGreaterThan(limitSeconds);
  }
});

describe('the image', () => {
  test('has the pinned Node, and the packages of every workspace', () => {
    const { devDependencies } = JSON.parse(read('package.json'));
    const bases = readDockerfile()
      .flat()
      .filter(({ name, value }) => name === 'FROM' && value.startsWith('node:'));
    expect(bases.map(({ value }) => value.split(/[:-]/)[1])).toEqual([
      devDependencies.node,
      devDependencies.node,
    ]);
    const copied = readDeployFile('Dockerfile').match(/(?<=COPY packages\/)[\w-]+(?=\/package)/g);
    expect(copied).toEqual(readdirSync(join(projectRoot, 'packages')).sort());
  });

  test('installs packages by the settings of the project, so that no other one runs a script', () => {
    const [manifests = []] = readDockerfile().slice(1);
    const copied = manifests.filter(({ name }) => name === 'COPY').map(({ value }) => value);
    expect(copied[0]).toContain(' .npmrc ');
    expect(readDeployFile('Dockerfile.dockerignore').split('\n')).toContain('!.npmrc');
    expect(read('.npmrc')).toContain('strict-allow-scripts=true');
  });

  test('has client programs of PostgreSQL for backups, as new as the server of compose', () => {
    const { backup, postgres, 'shop-1': shop } = readCompose().services;
    const installed = /postgresql-client-(\d+)/.exec(readImage('RUN', /apt-get install/))?.[1];
    const server = /^postgres:(\d+)/.exec(String(postgres?.image))?.[1];
    expect(Number(installed)).toBeGreaterThanOrEqual(Number(server));
    expect(backup?.image).toBe(shop?.image);
    expect(backup?.command).toEqual(['node', 'packages/server/src/cli/backup.ts']);
    expect(podOf('backup').containers[0].command).toEqual(backup?.command);
    // Debian's place of them, where the command looks.
    expect(read('packages/server/src/platform/backup/postgres-programs.ts')).toContain(
      "const debian = '/usr/lib/postgresql';",
    );
  });

  test('has compiled code where its Node looks for it, made by its own user', () => {
    const cache = readPairs(readImage('ENV')).NODE_COMPILE_CACHE ?? 'none';
    expect(readImage('RUN', /^install -d -o node/)).toContain(` ${cache}`);
    expect(readImage('RUN', /^install -d -o node/)).toMatch(/-m 700 \/data /);
    const stage = readDockerfile().at(-1) ?? [];
    const names = stage.map(({ name }) => name);
    const compiles = stage.findIndex(({ value }) => /import\('\/app/.test(value));
    expect(compiles).toBeGreaterThan(names.indexOf('USER'));
    expect(compiles).toBeGreaterThan(names.indexOf('ENV'));
  });

  test('runs Node itself, as a user of its own', () => {
    expect(imageCommand()[0]).toBe('node');
    expect(readImage('USER')).toBe('1000:1000');
    const pods = ['shop', 'worker', 'migrate', 'backup'].map(podOf);
    for (const { securityContext } of pods)
      expect([securityContext.runAsUser, securityContext.runAsNonRoot]).toEqual([1000, true]);
  });
});

test('only the shop’s own user may enter what it keeps, and its units have equal bounds', () => {
  const units = ['mathappu@.service', 'mathappu-worker.service', 'mathappu-backup.service'];
  const boundsOf = (name: string) => {
    const lines = readUnit(name).map((line) => line.join('='));
    const last = lines.findIndex((line) => line.startsWith('WantedBy'));
    return lines.slice(lines.indexOf('TasksMax=100'), last === -1 ? undefined : last);
  };
  for (const name of units) {
    const said = new Map(readUnit(name));
    expect([said.get('StateDirectoryMode'), said.get('UMask')], name).toEqual(['0700', '0077']);
    expect(said.get('MemoryMax'), name).toMatch(/^[12]G$/);
    expect(boundsOf(name), name).toEqual(boundsOf('mathappu@.service'));
  }
  expect(boundsOf('mathappu-backup.service')).toContain('PrivateDevices=yes');
});

describe('nginx', () => {
  test('asks the other shop for the same missing files on a machine and in a cluster', () => {
    const [folders = ''] =
      readDeployFile('nginx/mathappu.conf').match(/(?<=\^\/\().*(?=\)\/)/) ?? [];
    const files = readManifests('ingress').find(({ metadata }) => /files/.test(metadata.name));
    const paths = files?.spec.rules[0].http.paths as { path: string }[];
    expect(paths.map(({ path }) => path.slice(1))).toEqual(folders.split('|'));
  });

  test.each([
    ['nginx/mathappu.conf', /client_max_body_size (\d+)m;/],
    ['kubernetes/ingress.yaml', /proxy-body-size: (\d+)m\n/],
  ])('%s lets through the largest upload of the shop, and not much more', (file, rule) => {
    const bytes = Number(rule.exec(readDeployFile(file))?.[1]) * 1024 * 1024;
    expect(bytes / maxUploadBytes).toBeGreaterThan(1.02);
    expect(bytes / maxUploadBytes).toBeLessThan(1.2);
  });

  test('an ingress logs no addresses: they have tokens and codes', () => {
    const site = readManifests('ingress').find(({ metadata }) => metadata.name === 'mathappu');
    expect(site?.metadata).toHaveProperty(
      ['annotations', 'nginx.ingress.kubernetes.io/enable-access-log'],
      'false',
    );
  });

  test('waits for an upload that stands still as long as the shop does', () => {
    const [, seconds] =
      /client_body_timeout (\d+)s;/.exec(readDeployFile('nginx/mathappu.conf')) ?? [];
    expect(Number(seconds) * 1_000).toBe(usualTimes.standstillMs);
  });

  test('sends again only what may be repeated', () => {
    const texts = ['nginx/mathappu.conf', 'kubernetes/ingress.yaml'].map(readDeployFile);
    // Else a shop that is still slow after its restart would count as failed when the next one ends.
    for (const name of ['machine', 'containers'])
      expect(readDeployFile(`nginx/${name}.conf`).match(/server .* max_fails=0;/g)).toHaveLength(2);
    for (const text of texts) {
      const rules = text.match(/(?<=next_upstream |next-upstream: ).*?(?=;|\n)/g) ?? [];
      expect(rules).toHaveLength(2);
      for (const rule of rules) expect(rule).toMatch(/^error timeout( http_404)?$/);
    }
  });

  test.for(['machine.conf', 'containers.conf'])(
    'nginx itself accepts the site with %s',
    (upstream, { skip }) => {
      if (!hasNginx) skip('nginx is not installed');
      const folder = mkdtempSync(join(tmpdir(), 'mathappu-nginx-'));
      try {
        expect(testConfig(folder, readDeployFile(`nginx/${upstream}`))).toContain(
          'test is successful',
        );
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});

test.for([
  ['accepts the rules', 'check', 'alerts.yml'],
  ['wakes somebody when it should', 'test', 'alerts.test.yml'],
])('Prometheus itself %s', ([, act = '', file = ''], { skip }) => {
  if (spawnSync('promtool', ['--version']).error) skip('promtool is not installed');
  const args = [act, 'rules', join(deployFolder, 'monitoring', file)];
  const { status, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
