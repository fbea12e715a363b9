import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '../processes.ts';
import { measureOthers } from './measure-others.ts';

/**
 * 500 clients that send a byte a second for a minute, half of them in the header and half in the
 * body, while others ask for the product list: `npm run program -- bench/attack/slow-clients.ts [seconds]`.
 * Fails when the others' p95 is twice what it was, or when a slow client is still connected after
 * the server's own limits.
 */
const seconds = Number(process.argv[2] ?? 60);
const slowClients = 500;

function openSlowClient(port: number, index: number): Socket {
  const socket = connect(port, '127.0.0.1');
  const inBody = index % 2 === 0;
  const head = inBody
    ? 'POST /api/v1/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n'
    : 'GET /api/v1/product/get HTTP/1.1\r\nHost: a\r\nX-Slow: ';
  socket.on('error', () => undefined);
  socket.write(head);
  const drip = setInterval(() => socket.write('a'), 1_000);
  socket.on('close', () => clearInterval(drip));
  return socket;
}

const shop = await startShop({ LOG_LEVEL: 'silent' });
try {
  await measureOthers(shop.url, wait(2_000));
  const usual = await measureOthers(shop.url, wait(8_000));
  const port = Number(new URL(shop.url).port);
  const sockets = Array.from({ length: slowClients }, (_, index) => openSlowClient(port, index));
  const closed = Promise.all(sockets.map((socket) => once(socket, 'close').catch(() => undefined)));
  await wait(500);
  const meanwhile = await measureOthers(shop.url, wait(seconds * 1_000));
  const isAllClosed = await Promise.race([closed.then(() => true), wait(45_000, false)]);
  for (const socket of sockets) socket.destroy();
  console.log({ usual, meanwhile, slowClients, areSlowClientsCutOff: isAllClosed });
  if (meanwhile.p95 > 2 * usual.p95 || !isAllClosed) process.exitCode = 1;
} finally {
  await shop.stop();
}
