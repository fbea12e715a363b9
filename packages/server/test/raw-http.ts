import { connect } from 'node:net';
import type { TestShop } from './test-shop.ts';

/** Opens the shop to the network on a free port. */
export async function listen({ app }: TestShop): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** Sends bytes as they are and gives all that comes back until the server or the silence ends it. */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  { silenceMs = 10_000 } = {},
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const finish = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    socket.setTimeout(silenceMs, finish);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      // What was to come has come; a connection kept alive does not end by itself.
      socket.setTimeout(300);
    });
    // A server that refuses while we still send resets the connection: what it said counts.
    socket.on('error', finish);
    socket.on('close', finish);
    // Not ended: to Node a closed half is a caller who left.
    socket.write(bytes);
  });
}

export const statusesOf = (answer: string): number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
