import { connect } from 'node:net';
import type { TestShop } from './test-shop.ts';

/** Listens on a free port. */
export async function listen({ app }: TestShop): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** Sends raw bytes and returns the response, until the server closes or stops sending. */
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
      // The response is complete; a kept-alive connection does not end by itself.
      socket.setTimeout(300);
    });
    // A server that refuses during the upload resets the connection after its response.
    socket.on('error', finish);
    socket.on('close', finish);
    // Not ended: Node takes a half-closed connection for an aborted request.
    socket.write(bytes);
  });
}

export const statusesOf = (answer: string): number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
