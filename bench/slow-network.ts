import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

/** Lighthouse's slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const oneWayMs = 75;
const downBytesPerMs = 1_600 / 8;
const upBytesPerMs = 750 / 8;
/** A packet's. */
const sliceBytes = 1_460;

export type SlowNetwork = {
  readonly url: string;
  /** Ends all connections, as a phone does that is put away. */
  hangUp(): void;
  stop(): Promise<void>;
};

/**
 * A proxy that makes a server as slow as a phone's network: all connections share its bandwidth, and
 * each begins with the round trip of its handshake. A browser's own throttling leaves out what its
 * service worker fetches.
 */
export async function startSlowNetwork(target: string): Promise<SlowNetwork> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const down = createLink(downBytesPerMs);
  const up = createLink(upBytesPerMs);
  const server = createServer(async (client) => {
    const shop = connect(Number(port), hostname);
    for (const socket of [client, shop]) {
      sockets.add(socket.setNoDelay());
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        shop.destroy();
      });
    }
    await after(2 * oneWayMs);
    relay(client, shop, up).catch(() => client.destroy());
    relay(shop, client, down).catch(() => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hangUp,
    async stop() {
      hangUp();
      server.close();
      await once(server, 'close');
    },
  };
}

type Link = (bytes: number) => Promise<void>;

/** Resolves when so many bytes have been sent, after all that were asked for before. */
function createLink(bytesPerMs: number): Link {
  let freeAt = 0;
  return async (bytes) => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + bytes / bytesPerMs;
    await after(freeAt - now);
  };
}

/** Each connection has one packet in the queue at a time, so that they share the link evenly. */
async function relay(from: Socket, to: Socket, send: Link): Promise<void> {
  for await (const chunk of from) {
    for (let at = 0; at < chunk.length; at += sliceBytes) {
      const slice = (chunk as Buffer).subarray(at, at + sliceBytes);
      await send(slice.length);
      setTimeout(() => to.write(slice), oneWayMs);
    }
  }
  setTimeout(() => to.end(), oneWayMs);
}
