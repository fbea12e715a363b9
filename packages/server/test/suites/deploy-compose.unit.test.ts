import { describe, expect, test } from 'vitest';
import {
  exampleSettings,
  foldersOfCommands,
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
      expect(service.restart, name).toBe(name === 'backup' ? 'no' : 'unless-stopped');
      expect(service.logging, name).toBeTruthy();
    }
  });

  test('has what a shop of several processes needs, and names nothing else', () => {
    const of = ['backup', 'postgres', 'proxy', 'redis', 's3', 'shop-1', 'shop-2', 'worker'];
    expect(Object.keys(services).sort()).toEqual(of);
    for (const name of ['shop-1', 'shop-2', 'worker', 'backup']) {
      const { environment = {}, depends_on: awaited, mem_limit: limit } = services[name] ?? {};
      const hosts = Object.values(environment).flatMap(
        (value) => /^\w+:\/\/(?:.*@)?([\w-]+):\d+/.exec(value)?.[1] ?? [],
      );
      expect(hosts.sort(), name).toEqual(['postgres', 'redis', 's3']);
      expect(Object.keys(awaited ?? {}).sort(), name).toEqual(hosts);
      expect(limit, name).toMatch(/^\d+[gm]$/);
      // Without an init it would ignore the signal to stop until it listens.
      expect(services[name]?.init, name).toBe(true);
    }
  });

  test('what backup and archive write outlives their container, on the disk that is measured', () => {
    const { volumes } = readCompose();
    for (const name of ['shop-1', 'shop-2', 'worker', 'backup']) {
      const mounts = (services[name]?.volumes ?? []).map((mount) => mount.split(':'));
      for (const folder of [readPairs(readImage('ENV')).DATA_DIR ?? '', ...foldersOfCommands()]) {
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
