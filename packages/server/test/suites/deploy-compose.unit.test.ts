import { describe, expect, test } from 'vitest';
import {
  exampleSettings,
  folderOfBackups,
  readCompose,
  readDeployFile,
  readImage,
  readPairs,
  startOfService,
  workerHealthCheck,
} from '#test/deploy/deploy-files.ts';

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

  test('who has no address of its own gets none that another has', () => {
    const [range] = readDeployFile('compose.yaml').match(/(?<=ip_range: [\d.]+\.)\d+\/\d+/) ?? [];
    expect(range).toBe('128/25');
    for (const name of ['proxy', 'shop-1', 'shop-2'])
      expect(Number(addressOf(name).split('.').at(-1))).toBeLessThan(128);
  });

  test('an image has the builds of the one before, and each version a name of its own', () => {
    const { build, image } = readCompose().services['shop-1'] ?? {};
    expect(image).toMatch(/^mathappu:\$\{VERSION\b/);
    expect(build).toMatchObject({ args: { BEFORE: expect.stringMatching(/^\$\{BEFORE\b/) } });
    expect(readDeployFile('Dockerfile')).toContain('ARG BEFORE=manifests');
    const told = exampleSettings(true);
    expect([told.VERSION, told.BEFORE]).toEqual([expect.stringMatching(/^[\d.]+$/), '']);
  });

  test('every service has a check of its health or says why not, starts again, and keeps its log small', () => {
    for (const [name, service] of Object.entries(services)) {
      const isOfTheImage = !service.command && service.build;
      expect(service.healthcheck ?? isOfTheImage, name).toBeTruthy();
      const ends = ['backup', 's3-account'].includes(name);
      expect(service.restart, name).toBe(ends ? 'no' : 'unless-stopped');
      expect(service.logging, name).toBeTruthy();
    }
  });

  test('has what a shop of several processes needs, and names nothing else', () => {
    const own = ['backup', 'shop-1', 'shop-2', 'worker'];
    const of = [...own, 'postgres', 'proxy', 'redis', 's3', 's3-account'].sort();
    expect(Object.keys(services).sort()).toEqual(of);
    for (const name of own) {
      const { environment = {}, depends_on: awaited, mem_limit: limit } = services[name] ?? {};
      const hosts = Object.values(environment).flatMap(
        (value) => /^\w+:\/\/(?:.*@)?([\w-]+):\d+/.exec(value)?.[1] ?? [],
      );
      expect(hosts.sort(), name).toEqual(['postgres', 'redis', 's3']);
      expect(Object.keys(awaited ?? {}).sort(), name).toEqual([...hosts, 's3-account']);
      expect(limit, name).toMatch(/^\d+[gm]$/);
      // Without an init it would ignore the signal to stop until it listens.
      expect(services[name]?.init, name).toBe(true);
    }
  });

  test('the shops’ key at the S3 server is not its root’s, and Redis asks for a password', () => {
    const { s3, 's3-account': account, redis, 'shop-1': shop } = services;
    expect(s3?.environment?.ROOT_SECRET_KEY).toMatch(/^\$\{S3_ROOT_PASSWORD\b/);
    expect(JSON.stringify(s3?.environment)).not.toMatch(/S3_(SECRET_)?ACCESS_KEY/);
    expect(account?.environment).toMatchObject({
      KEY: expect.stringMatching(/^\$\{S3_ACCESS_KEY_ID\b/),
      ADMIN_SECRET_ACCESS_KEY: s3?.environment?.ROOT_SECRET_KEY,
    });
    expect(account?.command?.join()).toContain('--role user');
    expect(account?.command?.join()).toContain(`--bucket ${shop?.environment?.S3_BUCKET} `);
    expect(redis?.command).toEqual(expect.arrayContaining(['--requirepass']));
    expect(shop?.environment?.REDIS_URL).toMatch(/:\$\{REDIS_PASSWORD\b.*\}@/);
    // The file of settings has it for compose, and would hand it on.
    for (const name of ['shop-1', 'shop-2', 'worker', 'backup'])
      expect(services[name]?.environment?.S3_ROOT_PASSWORD, name).toBe('');
    const secrets = ['REDIS_PASSWORD', 'S3_ROOT_PASSWORD', 'S3_ACCESS_KEY_ID'];
    expect(Object.keys(exampleSettings(true))).toEqual(expect.arrayContaining(secrets));
  });

  test('images of others are of one version each', () => {
    for (const name of ['proxy', 'postgres', 'redis', 's3'])
      expect(services[name]?.image, name).toMatch(/:v?\d+\.\d+(\.\d+)?(@sha256:|$)/);
    for (const name of ['proxy', 'redis', 's3'])
      expect(services[name]?.image, name).toMatch(/:v?\d+\.\d+\.\d+/);
  });

  test('what a backup writes outlives its container, on the disk that is measured', () => {
    const { volumes } = readCompose();
    for (const name of ['shop-1', 'shop-2', 'worker', 'backup']) {
      const mounts = (services[name]?.volumes ?? []).map((mount) => mount.split(':'));
      for (const folder of [readPairs(readImage('ENV')).DATA_DIR ?? '', folderOfBackups()]) {
        const [volume = ''] = mounts.find(([, path]) => `${folder}/`.startsWith(`${path}/`)) ?? [];
        expect(Object.keys(volumes), `${name}, ${folder}`).toContain(volume);
      }
    }
  });

  test('the worker is healthy while it touches its file', () => {
    const { environment, tmpfs } = services.worker ?? {};
    expect(environment?.ALIVE_FILE).toBe('/tmp/alive');
    expect(workerHealthCheck()).toContain(' /tmp/alive ');
    expect(tmpfs).toMatch(/^\/tmp:/);
  });
});
