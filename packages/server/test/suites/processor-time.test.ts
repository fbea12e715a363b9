import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { product } from '#test/products.ts';
import { listen } from '#test/raw-http.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const atOnce = 50;
const times = 8;
const rounds = 5;
/** Beside bare `node:http` with the same bytes. Calls take five times as long where none is repeated. */
const most = 4;

let testShop: TestShop;
let shop: Socket;
let rocket: string;

beforeAll(async () => {
  testShop = await openTestShop({}, { hasPages: true });
  shop = await open(await listen(testShop));
  rocket = await product(testShop, { name: 'Rocket', price: 100 });
  // A slow machine repeats a request as soon as a fast one.
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterAll(async () => {
  vi.useRealTimers();
  shop.destroy();
  await testShop.close();
});

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Reads as many bytes as are due. */
async function read(socket: Socket, due: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (let left = due; left > 0; left -= chunks.at(-1)?.length ?? 0) {
    chunks.push(((await once(socket, 'data')) as [Buffer])[0]);
  }
  return Buffer.concat(chunks);
}

/** A whole response, whose length its headers say. */
async function answerTo(socket: Socket, request: string): Promise<Buffer> {
  socket.write(request);
  let answer = await read(socket, 1);
  const missing = () => {
    const [head = ''] = answer.toString('latin1').split('\r\n\r\n', 1);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    return head.length + 4 + length - answer.length;
  };
  for (let due = missing(); due > 0; due = missing()) {
    answer = Buffer.concat([answer, await read(socket, due)]);
  }
  return answer;
}

/** Many requests are written at once, so that the client takes little of the time that is measured. */
async function microsOfEach(socket: Socket, request: string, length: number): Promise<number> {
  const requests = request.repeat(atOnce);
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) {
    socket.write(requests);
    await read(socket, length * atOnce);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (atOnce * times);
}

/** Sends a response that was recorded, and adds the two headers that Node adds. */
async function serveBare(answer: Buffer): Promise<Server> {
  const [head = '', ...rest] = answer.toString('latin1').split('\r\n\r\n');
  const body = Buffer.from(rest.join('\r\n\r\n'), 'latin1');
  const lines = head.split('\r\n').slice(1);
  const headers = lines
    .filter((line) => !/^(date|connection|keep-alive):/i.test(line))
    .flatMap((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, headers).end(body));
  });
  server.keepAliveTimeout = testShop.app.server.keepAliveTimeout;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

const encoded = 'accept-encoding: br\r\n';
const json = (body: string) =>
  `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
const hot: [string, () => string][] = [
  ['/', () => `GET / HTTP/1.1\r\nhost: shop\r\n${encoded}\r\n`],
  ['/products', () => `GET /products HTTP/1.1\r\nhost: shop\r\n${encoded}\r\n`],
  [
    '/productDetail/:id',
    () => `GET /productDetail/${rocket} HTTP/1.1\r\nhost: shop\r\n${encoded}\r\n`,
  ],
  [
    'POST /product/get',
    () => `POST /api/v1/product/get HTTP/1.1\r\nhost: shop\r\n${json('{"page":1}')}`,
  ],
  [
    'PUT /product/single/:id',
    () => `PUT /api/v1/product/single/${rocket} HTTP/1.1\r\nhost: shop\r\n${json('{}')}`,
  ],
];

test.each(hot)('%s takes little more processor time than sending it', async (_, made) => {
  const request = made();
  await answerTo(shop, request);
  const answer = await answerTo(shop, request);
  expect(answer.toString('latin1', 0, 15)).toBe('HTTP/1.1 200 OK');
  const server = await serveBare(answer);
  const bare = await open((server.address() as AddressInfo).port);
  expect((await answerTo(bare, request)).length).toBe(answer.length);
  const least = { bare: Number.POSITIVE_INFINITY, shop: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds; round += 1) {
    least.bare = Math.min(least.bare, await microsOfEach(bare, request, answer.length));
    least.shop = Math.min(least.shop, await microsOfEach(shop, request, answer.length));
  }
  bare.destroy();
  server.close();
  expect(least.shop / least.bare).toBeLessThan(most);
});
