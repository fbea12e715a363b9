import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

const lostShare = 0.02;
/** As long as TCP waits before it sends again: https://www.rfc-editor.org/rfc/rfc6298 */
const resendMs = 200;
/** Of the lost ones, how many end their connection. */
const cutShare = 0.05;

type LossyProxy = AsyncDisposable & {
  readonly url: string;
  readonly counts: { late: number; cut: number };
};

/** A way to the database on which packets are lost: what they carried comes late, or never. */
export async function openLossyProxy(databaseUrl: string): Promise<LossyProxy> {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const counts = { late: 0, cut: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(Number(port), hostname);
    forward(socket, upstream);
    forward(upstream, socket);
  });
  function forward(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (Math.random() >= lostShare) return void to.write(bytes);
      if (Math.random() < cutShare) {
        counts.cut += 1;
        from.destroy();
        return;
      }
      counts.late += 1;
      from.pause();
      setTimeout(() => {
        to.write(bytes);
        from.resume();
      }, resendMs);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    counts,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
