import { describe, expect, test } from 'vitest';
import {
  clusterSettings,
  folderOfBackups,
  podOf,
  readImage,
  readManifests,
} from '#test/deploy/deploy-files.ts';

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

  test('shop, worker and jobs are of one image', () => {
    const files = ['shop', 'worker', 'migrate', 'backup'];
    const images = files.map((file) => podOf(file).containers[0].image);
    expect(new Set(images).size).toBe(1);
  });

  test('shops change one after the other, and one at least goes on', () => {
    const [deployment, , budget] = readManifests('shop');
    const { replicas, strategy } = deployment?.spec ?? {};
    expect(strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(replicas).toBeGreaterThan(budget?.spec.minAvailable);
    for (const file of ['shop', 'worker', 'migrate', 'backup']) {
      const { requests, limits } = podOf(file).containers[0].resources;
      expect(Object.keys(requests), file).toEqual(['cpu', 'memory']);
      expect(limits.memory, file).toMatch(/^\d+[GM]i$/);
    }
  });

  test('a worker that hangs is started again', () => {
    const [{ env, volumeMounts, startupProbe, livenessProbe }] = podOf('worker').containers;
    const [{ value: file }] = env;
    expect(env[0].name).toBe('ALIVE_FILE');
    for (const { exec } of [startupProbe, livenessProbe])
      expect(exec.command.at(-1)).toContain(` ${file} `);
    expect(file.startsWith(`${volumeMounts[0].mountPath}/`)).toBe(true);
    expect(podOf('worker').volumes).toMatchObject([{ name: volumeMounts[0].name, emptyDir: {} }]);
  });

  test('what a backup writes outlives its pod', () => {
    const pod = podOf('backup');
    const [{ name, mountPath }] = pod.containers[0].volumeMounts;
    expect(folderOfBackups().startsWith(`${mountPath}/`)).toBe(true);
    const [, claim] = readManifests('backup');
    expect(pod.volumes).toEqual([
      { name, persistentVolumeClaim: { claimName: claim?.metadata.name } },
    ]);
  });

  test('pods are asked by the ingress controller and Prometheus alone, whose addresses are few', () => {
    const [all, shop] = readManifests('network');
    const [deployment] = readManifests('shop');
    expect([all?.spec.podSelector.matchLabels, all?.spec.ingress]).toEqual([
      { app: 'mathappu' },
      undefined,
    ]);
    expect(shop?.spec.podSelector.matchLabels).toEqual(deployment?.spec.template.metadata.labels);
    const [{ from, ports }] = shop?.spec.ingress ?? [];
    expect(from).toHaveLength(2);
    for (const peer of from)
      expect(Object.keys(peer)).toEqual(['namespaceSelector', 'podSelector']);
    expect(ports).toEqual([{ port: podOf('shop').containers[0].ports[0].name }]);
    for (const policy of [all, shop]) expect(policy?.spec.policyTypes).toEqual(['Ingress']);
    const [, bits] = (clusterSettings().TRUST_PROXY ?? '').split('/');
    expect(Number(bits)).toBeGreaterThanOrEqual(24);
  });

  test('the example of settings has a first admin, without whom nobody sells', () => {
    expect(clusterSettings()).toMatchObject({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  });
});
