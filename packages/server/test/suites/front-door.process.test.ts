import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startShopProcess } from '#test/shop-process.ts';

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
