import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

type Received = {
  readonly path: string;
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** What a receiver answers; 'nothing' leaves the sender waiting. */
type Reply = { readonly status: number; readonly body?: string } | 'nothing';

export type EventReceiver = {
  /** Its host and port, for EVENT_HOSTS. */
  readonly host: string;
  readonly url: string;
  /** In the order of their arrival, also what it has refused. */
  readonly received: Received[];
  answer: (received: Received) => Reply;
  /** Checks all that came by the specification's own library. @throws when one was not signed so */
  verify(secret: string): void;
  /** Breaks the connections off on which somebody waits. */
  dropAll(): void;
  close(): Promise<void>;
};

/** A program that is told what happens in the shop. */
export async function openEventReceiver(): Promise<EventReceiver> {
  const received: Received[] = [];
  const server: Server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = request.headers as Record<string, string>;
    const one = { path: request.url ?? '', id: headers['webhook-id'] ?? '', headers, body };
    received.push(one);
    const reply = receiver.answer(one);
    if (reply !== 'nothing') response.writeHead(reply.status).end(reply.body ?? '');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: EventReceiver = {
    host,
    url: `http://${host}/hook`,
    received,
    answer: () => ({ status: 200, body: 'ok' }),
    verify(secret) {
      const webhook = new Webhook(secret);
      for (const { body, headers } of received) webhook.verify(body, headers);
    },
    dropAll: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
