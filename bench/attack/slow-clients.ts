import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/**
 * 500 clients that send a byte a second for a minute, half of them in the header and half in the
 * body, while others ask for the product list: `node bench/attack/slow-clients.ts [seconds]`.
 * Fails when the others' p95 is twice what it was, or when a slow client is still connected after
 * the server's own limits.
 */
const seconds = Number(process.argv[2] ?? 60);
const slowClients = 500;
const port = 20_000 + Math.floor(Math.random() * 20_000);
const origin = `http://127.0.0.1:${port}`;

async function measure(durationMs: number): Promise<{ p50: number; p95: number; count: number }> {
  const times: number[] = [];
  const end = performance.now() + durationMs;
  while (performance.now() < end) {
    const started = performance.now();
    const answer = await fetch(`${origin}/api/v1/product/get`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    times.push(performance.now() - started);
    await wait(10);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), count: times.length };
}

function openSlowClient(index: number): Socket {
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

const folder = await mkdtemp(join(tmpdir(), 'mathappu-slow-'));
const shop = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url))],
  {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '100000',
    },
  },
);
try {
  const isOpen = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isOpen())) await wait(200);
  await measure(2_000);
  const usual = await measure(8_000);
  const sockets = Array.from({ length: slowClients }, (_, index) => openSlowClient(index));
  const closed = Promise.all(sockets.map((socket) => once(socket, 'close').catch(() => undefined)));
  await wait(500);
  const meanwhile = await measure(seconds * 1_000);
  const isAllClosed = await Promise.race([closed.then(() => true), wait(45_000, false)]);
  for (const socket of sockets) socket.destroy();
  console.log({ usual, meanwhile, slowClients, areSlowClientsCutOff: isAllClosed });
  if (meanwhile.p95 > 2 * usual.p95 || !isAllClosed) process.exitCode = 1;
} finally {
  shop.kill('SIGTERM');
  await once(shop, 'exit');
  await rm(folder, { recursive: true, force: true });
}
