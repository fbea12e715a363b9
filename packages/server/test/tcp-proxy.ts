import { connect, createServer, type Server, type Socket } from 'node:net';

export type TcpProxy = {
  readonly port: number;
  open(): Promise<void>;
  /** Breaks connections and refuses new ones. */
  refuse(): Promise<void>;
  /** Keeps connections open and forwards nothing, like a firewall that dropped its state. */
  swallow(): void;
  close(): Promise<void>;
};

/** A proxy between shop and database, with which a test can cut the connection. It leads to where `target` is then. */
export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const lost = new Set<Socket>();
  let isSwallowing = false;
  let server: Server | undefined;
  const accept = (socket: Socket) => {
    const upstream = connect(target.port, target.host);
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(from);
      if (isSwallowing) lost.add(from);
      from.on('data', (bytes) => {
        if (!lost.has(from)) to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        lost.delete(from);
        to.destroy();
      });
    }
  };
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      const listening = createServer(accept).listen(port, '127.0.0.1', () => {
        const address = listening.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
      server = listening;
    });
  const port = await listen(0);
  const refuse = async () => {
    const closing = server;
    server = undefined;
    breakAll();
    await new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
  };
  return {
    port,
    refuse,
    swallow: () => {
      isSwallowing = true;
      for (const socket of sockets) lost.add(socket);
    },
    async open() {
      isSwallowing = false;
      if (!server) await listen(port);
    },
    close: refuse,
  };
}
