import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hasNginx, startNginx } from '#test/deploy/nginx.ts';
import { findFreePort, startShopProcess } from '#test/shop-process.ts';

const sandbox = fileURLToPath(new URL('../../../payment-sandbox/src/main.ts', import.meta.url));
const sandboxSettings = {
  RAZORPAY_KEY_SECRET: 'a-secret-of-tests',
  RAZORPAY_WEBHOOK_SECRET: 'a-webhook-secret-of-tests',
};

/** What other machines see of this one; Linux has the whole of 127/8 where there is no network. */
const otherAddresses = () => [
  '127.0.0.2',
  ...Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).flatMap(({ address, family, internal }) =>
      internal || family !== 'IPv4' ? [] : address,
    ),
  ),
];

test.each([
  ['a shop', { SEED: 'none' }, {}],
  ['the payment sandbox', sandboxSettings, { script: sandbox, readyLine: 'is open' }],
])('unless told otherwise %s answers this machine alone', async (_what, settings, manner) => {
  const started = await startShopProcess({ ...settings, HOST: undefined }, manner);
  try {
    const { port, hostname } = new URL(started.url);
    const opens = async (host: string) => {
      const socket = connect(Number(port), host);
      return once(socket, 'connect')
        .then(() => true)
        .catch(() => false)
        .finally(() => socket.destroy());
    };
    expect(await opens(hostname)).toBe(true);
    for (const address of otherAddresses())
      expect([address, await opens(address)]).toEqual([address, false]);
  } finally {
    await started.stop();
  }
});

test('the log of nginx has neither queries, nor where somebody came from, nor codes of estimates', async ({
  skip,
}) => {
  if (!hasNginx) skip('nginx is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'mathappu-nginx-'));
  const code = '0123456789ABCDEFGHJKMNPQRS';
  const nginx = await startNginx(folder, await findFreePort(), [await findFreePort()]);
  const paths = [
    [`/api/v1/quote/shared/${code}`, '/api/v1/quote/shared/[hidden]'],
    [`/api/v1/quote/shared/${code.toLowerCase()}?x=1`, '/api/v1/quote/shared/[hidden]'],
    [`/x/${code}/y?estimate=${code}`, '/x/[hidden]/y'],
    [`/ta/cart?estimate=${code}`, '/ta/cart'],
    ['/login?verify=token', '/login'],
    ['/productDetail/0192f3c2-7a1e-7c3d-9b55-1f2e3d4c5b6a', undefined],
    ['/', undefined],
  ] as const;
  try {
    for (const [path] of paths)
      await fetch(nginx.url + path, {
        headers: { referer: `https://shop.test/cart?estimate=${code}` },
      });
    const lines = async () =>
      (await readFile(join(folder, 'access.log'), 'utf8')).trim().split('\n');
    await expect.poll(async () => (await lines()).length).toBe(paths.length);
    const written = (await lines()).map((line) => /"GET (\S+) HTTP\/1.1" 502 /.exec(line)?.[1]);
    expect(written).toEqual(paths.map(([path, inLog = path]) => inLog));
    expect((await lines()).join('\n')).not.toMatch(new RegExp(`${code}|token|cart\\?`, 'i'));
  } finally {
    await nginx.stop();
    await rm(folder, { recursive: true });
  }
});
