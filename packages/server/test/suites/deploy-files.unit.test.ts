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
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import {
  clusterSettings,
  deployFolder,
  imageCommand,
  podOf,
  projectRoot,
  readCompose,
  readDeployFile,
  readDockerfile,
  readImage,
  readManifests,
  readPairs,
  startOfService,
  startOfUnit,
} from '#test/deploy/deploy-files.ts';
import { hasNginx, testConfig } from '#test/deploy/nginx.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const exampleSettings = (isForCompose: boolean): Record<string, string> =>
  Object.fromEntries(
    readDeployFile('example.env')
      .split('\n')
      .map((line) => (isForCompose ? line : line.replace(/^#(?=[A-Z_]+=)/, '')))
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );
const filledIn = {
  AUTH_SECRET: 'kX2vN8qR5tY1wZ7mB4cD9fG3hJ6lP0sAuEiO-Tr',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};
/** Told to compose alone. */
const notOfTheShop = ['POSTGRES_PASSWORD', 'CERTIFICATES'];

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
      DATABASE_URL: environment.DATABASE_URL?.replace(/\$\{.*?\}/, 'password'),
    });
    expect(config.isProduction).toBe(true);
    expect(config.DATABASE_URL).toMatch(/^postgres:/);
    expect(config.REDIS_URL).toMatch(/^redis:/);
    const schema = read('packages/server/src/platform/config/config.ts');
    const known = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(known).toContain('TRUST_PROXY');
    const names = Object.keys(environment).filter((name) => !notOfTheShop.includes(name));
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
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

  test('runs Node itself, as a user of its own', () => {
    expect(imageCommand()[0]).toBe('node');
    expect(readImage('USER')).toBe('1000:1000');
    const pods = ['shop', 'worker', 'migrate'].map(podOf);
    for (const { securityContext } of pods)
      expect([securityContext.runAsUser, securityContext.runAsNonRoot]).toEqual([1000, true]);
  });
});

describe('compose', () => {
  const { services } = readCompose();
  const addressOf = (name: string) => services[name]?.networks?.default.ipv4_address ?? '';

  test('the proxy asks the shops where they are, and is the one they believe', () => {
    const upstream = readDeployFile('nginx/containers.conf');
    const asked = [...upstream.matchAll(/server ([\d.]+):(\d+)/g)].map(([, host, port]) => [
      host,
      port,
    ]);
    const port = readImage('EXPOSE');
    expect(asked).toEqual(['shop-1', 'shop-2'].map((name) => [addressOf(name), port]));
    expect(startOfService('shop-1').environment.TRUST_PROXY).toBe(addressOf('proxy'));
  });

  test('every service has a check of its health or says why not, starts again, and keeps its log small', () => {
    for (const [name, service] of Object.entries(services)) {
      const isOfTheImage = !service.command && service.image === 'mathappu';
      expect(service.healthcheck ?? isOfTheImage, name).toBeTruthy();
      expect(service.restart, name).toBe(name === 'backup' ? 'no' : 'unless-stopped');
      expect(service.logging, name).toBeTruthy();
    }
  });
});

describe('systemd', () => {
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
});

describe('Kubernetes', () => {
  test('asks the shop at its own port, and sends only there', () => {
    const [deployment, service, budget] = readManifests('shop');
    const [container] = podOf('shop').containers;
    const [port] = container.ports;
    expect(String(port.containerPort)).toBe(readImage('EXPOSE'));
    expect(container.livenessProbe.httpGet).toEqual({ path: '/healthz', port: port.name });
    expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port: port.name });
    expect(container.startupProbe.httpGet.port).toBe(port.name);
    const { labels } = deployment?.spec.template.metadata ?? {};
    expect(service?.spec.selector).toEqual(labels);
    expect(budget?.spec.selector.matchLabels).toEqual(labels);
    for (const { spec } of readManifests('ingress')) {
      const paths = spec.rules[0].http.paths as { backend: { service: { name: string } } }[];
      for (const { backend } of paths) expect(backend.service.name).toBe(service?.metadata.name);
    }
  });

  test('shop, worker and job are of one image', () => {
    const images = ['shop', 'worker', 'migrate'].map((file) => podOf(file).containers[0].image);
    expect(new Set(images).size).toBe(1);
  });
});

describe('nginx', () => {
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
