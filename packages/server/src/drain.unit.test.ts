import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drain } from './drain.ts';

let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = Fastify({ return503OnClosing: false, forceCloseConnections: 'idle' });
  app.get('/call', () => 'called');
  // As pages do.
  app.post('/order', async () => (await app.inject('/call')).body);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => app.close());

async function order(socket: Socket): Promise<string> {
  socket.write('POST /order HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 0\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return String(answer).toLowerCase();
}

test('a connection that a proxy keeps is answered once more, and new ones are refused at once', async () => {
  const kept = connect(port, '127.0.0.1');
  const idle = connect(port, '127.0.0.1');
  expect(await order(kept)).toContain('connection: keep-alive');
  await order(idle);
  const closed = Promise.all([drain(app), once(kept, 'close'), once(idle, 'close')]);
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow(
    /ECONNREFUSED|ECONNRESET/,
  );
  const last = await order(kept);
  expect(last).toContain('200 ok');
  expect(last).toContain('connection: close');
  expect(last).toContain('called');
  await closed;
});
