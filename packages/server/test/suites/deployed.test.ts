import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { createEmptyDatabase } from '#test/database-template.ts';
import {
  clusterSettings,
  podOf,
  readUnit,
  startOfService,
  startOfUnit,
  workerHealthCheck,
} from '#test/deploy/deploy-files.ts';
import { isHealthy, ownerOf, run, type Started } from '#test/deploy/run-start.ts';
import { findFreePort, untilReady } from '#test/shop-process.ts';

const running: Started[] = [];
const folders: string[] = [];

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mathappu-deployed-'));
  folders.push(folder);
  const owner = ownerOf();
  if (owner) chownSync(folder, ...owner);
  return folder;
}

afterAll(() => {
  for (const { process: child } of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** What an operator fills in; addresses are of this machine, and no Redis. */
const filledIn = async () => ({
  PUBLIC_URL: 'https://shop.test',
  AUTH_SECRET: 'kX2vN8qR5tY1wZ7mB4cD9fG3hJ6lP0sAuEiO-Tr',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'orders@shop.test',
  DATABASE_URL: await createEmptyDatabase(inject('databaseTemplate')),
  DATABASE_DIRECT_URL: '',
  REDIS_URL: '',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  LOG_LEVEL: 'warn',
});

// The embedded database has one process.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('what the files of deploy/ start', () => {
  test('migrates, is ready, does its jobs apart and ends when it is told to', async () => {
    const cache = await makeFolder();
    const common = {
      ...(await filledIn()),
      DATA_DIR: await makeFolder(),
      NODE_COMPILE_CACHE: cache,
    };
    expect(startOfUnit('mathappu@.service').environment.NODE_COMPILE_CACHE).toBeTruthy();
    const start = (...args: Parameters<typeof run>) => {
      const started = run(...args);
      running.push(started);
      return started;
    };
    const [job] = podOf('migrate').containers;
    const settings = { NODE_ENV: 'production', ...clusterSettings() };
    const migration = start(
      { command: job.command, environment: settings, graceSeconds: 0 },
      common,
    );
    const [code] = await once(migration.process, 'exit');
    expect([code, migration.output()]).toEqual([0, 'The database is up to date.\n']);

    const ports = [String(await findFreePort()), String(await findFreePort())];
    const [inCompose = '', onMachine = ''] = ports;
    expect(await isHealthy(inCompose)).toBe(false);
    const compose = startOfService('shop-1');
    const unit = startOfUnit('mathappu@.service', onMachine);
    const { S3_ACCESS_KEY_ID: _key, S3_SECRET_ACCESS_KEY: _secret, ...noBucket } = common;
    const worker = startOfService('worker');
    const aliveFile = join(common.DATA_DIR, 'alive');
    const starts = [
      { ...compose, of: start(compose, { ...common, PORT: inCompose }) },
      { ...unit, of: start(unit, noBucket) },
      { ...worker, of: start(worker, { ...common, ALIVE_FILE: aliveFile }) },
    ];
    for (const [index, port] of ports.entries()) {
      const url = `http://127.0.0.1:${port}`;
      await untilReady({ url, process: (starts[index]?.of ?? migration).process });
    }
    expect(await isHealthy(inCompose)).toBe(true);
    await expect.poll(() => starts[2]?.of.output()).toContain('waits for jobs');
    const checks = [
      workerHealthCheck(),
      ...['startupProbe', 'livenessProbe'].map(
        (name) => podOf('worker').containers[0][name].exec.command.at(-1) as string,
      ),
    ];
    for (const check of checks)
      expect(spawnSync('sh', ['-c', check.replace('/tmp/alive', aliveFile)]).status).toBe(0);

    const [ready = ''] = readUnit('mathappu@.service').flatMap(([name, value]) =>
      name === 'ExecStartPost' ? value.replaceAll('%i', onMachine) : [],
    );
    const [program = '', ...args] = ready.split(' ');
    if (spawnSync(program, ['--version']).status === 0)
      expect(spawnSync(program, args).status).toBe(0);

    const pod = podOf('shop').containers[0];
    for (const probe of [pod.startupProbe, pod.livenessProbe, pod.readinessProbe]) {
      const answer = await fetch(`http://127.0.0.1:${inCompose}${probe.httpGet.path}`);
      expect(answer.status, probe.httpGet.path).toBe(200);
    }
    const metrics = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${inCompose}/metrics`, { headers });
    expect((await metrics({})).status).toBe(200);
    expect((await metrics({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);

    const ends = await Promise.all(starts.map(({ of }) => of.stop()));
    for (const [index, { code, seconds }] of ends.entries()) {
      const { of, command, graceSeconds } = starts[index] as (typeof starts)[number];
      expect([command, code, of.output().slice(-500)]).toEqual([command, 0, expect.anything()]);
      expect(seconds).toBeLessThan(graceSeconds);
    }
    // A later start reads what these have compiled.
    const compiled = readdirSync(cache, { recursive: true });
    expect(compiled.length).toBeGreaterThan(500);
  });
});
