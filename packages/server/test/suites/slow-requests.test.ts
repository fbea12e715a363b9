import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart, tinyPng } from '#test/multipart.ts';
import { admin } from '#test/people.ts';
import { listen } from '#test/raw-http.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const times = { requestMs: 400, standstillMs: 400 };

let testShop: TestShop;
let port: number;
let token: string;
beforeAll(async () => {
  testShop = await openTestShop({}, { times });
  port = await listen(testShop);
  token = (await admin(testShop)).token;
});
afterAll(() => testShop.close());

type SlowRequest = {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Parts in which the body is sent. */
  parts: number;
  /** How many of them are sent; all, unless it is said. */
  sent?: number;
};

/** Sends a body bit by bit and returns what is answered until the server closes the connection. */
function sendSlowly({ path, headers, body, parts, sent = parts }: SlowRequest): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const lines = Object.entries({ host: 'shop', connection: 'close', ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const length = `content-length: ${body.length}\r\n`;
    socket.write(`POST /api/v1${path} HTTP/1.1\r\n${head}${length}\r\n`);
    const size = Math.ceil(body.length / parts);
    let count = 0;
    const dripping = setInterval(() => {
      if (count === sent || socket.destroyed) return clearInterval(dripping);
      socket.write(body.subarray(count * size, (count + 1) * size));
      count += 1;
    }, 40);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(Buffer.concat(chunks).toString('utf8'));
    });
  });
}

const { payload: picture, headers: pictureHeaders } = multipart({
  field: 'image',
  name: 'a.png',
  type: 'image/png',
  bytes: tinyPng,
});
const upload = { path: '/file/upload', body: picture, parts: 20 };
const asAdmin = () => ({ ...pictureHeaders, authorization: `Bearer ${token}` });
const tooSlow = 'The connection was too slow. Please try again';

test('an upload that comes on slowly is taken, however long it takes', async () => {
  expect(picture.length).toBeGreaterThan(upload.parts * 2);
  const answer = await sendSlowly({ ...upload, headers: asAdmin() });
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('/uploads/');
});

test('an upload that stands still is told so, in the language of the page, and ends', async () => {
  const still = { ...upload, sent: 12 };
  const answer = await sendSlowly({ ...still, headers: asAdmin() });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain(tooSlow);
  const inTamil = await sendSlowly({
    ...still,
    headers: { ...asAdmin(), 'accept-language': 'ta' },
  });
  expect(inTamil).toContain('இணைப்பு மிகவும் மெதுவாக இருந்தது');
});

test('an upload of nobody is not waited for', async () => {
  const answer = await sendSlowly({ ...upload, headers: pictureHeaders, parts: 60 });
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});

test('any other request has to be there in time, although it comes on', async () => {
  const body = Buffer.from(
    JSON.stringify({ email: 'somebody@example.com', password: 'x'.repeat(60) }),
  );
  const headers = { 'content-type': 'application/json' };
  const answer = await sendSlowly({ path: '/user/login', headers, body, parts: 60 });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain(tooSlow);
});
