import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShopProcess, startShopProcess } from '#test/shop-process.ts';

/** A header has to be there after ten seconds, and the server looks for late ones now and then. */
const longestHeaderMs = 15_000;

let shop: ShopProcess;
/** How long clients that never end their headers are borne with, in milliseconds. */
let endlessHeaders: Promise<number[]>;

beforeAll(async () => {
  const settings = { SEED: 'none', LOG_LEVEL: 'trace', RATE_LIMIT_SCALE: '1000' };
  shop = await startShopProcess(settings, { keepsOutput: true });
  endlessHeaders = Promise.all(Array.from({ length: 20 }, sendEndlessHeader));
}, 60_000);
afterAll(() => shop.stop());

async function sendEndlessHeader(): Promise<number> {
  const started = performance.now();
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  const drip = setInterval(() => socket.write('a'), 1_000);
  socket.resume();
  await once(socket, 'close');
  clearInterval(drip);
  return performance.now() - started;
}

async function call(method: string, path: string, body?: object | string, headers: object = {}) {
  const response = await fetch(`${shop.url}/api/v1${path}`, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const cookie = response.headers.get('set-cookie') ?? '';
  return { status: response.status, cookie, ...((await response.json()) as { data: never }) };
}

/** The text of the latest mail whose subject matches. */
async function mailAbout(subject: RegExp): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const names = (await readdir(join(shop.dataDir, 'outbox')).catch(() => [])).sort().reverse();
    for (const name of names) {
      const mail = await readFile(join(shop.dataDir, 'outbox', name), 'utf8');
      if (subject.test(mail)) return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail about ${subject}`);
}

test('no log line contains secrets, at any log level', async () => {
  const email = 'kavitha@mail.test';
  const password = 'peacock-granite-71';
  const secondPassword = 'monsoon-cardamom-58';
  await call('POST', '/user/register', { name: 'Kavitha', email, number: '9876543210', password });
  await call('POST', '/user/login', { email, password: `${password}-wrong` });
  await call('POST', '/user/login', `{"email":"${email}","password":"${password}"`);
  const first = await call('POST', '/user/login', { email, password });
  const { accesstoken, refreshtoken } = first.data as Record<string, string>;
  const bearer = (token = '') => ({ authorization: `Bearer ${token}` });
  await call('GET', '/user/userdetails', undefined, bearer(accesstoken));
  await call('POST', '/user/refresh-token', undefined, bearer(refreshtoken));
  await call('GET', `/product/get?search=${password}`);
  await call('PUT', '/user/forgot-password', { email });
  const code = /\b(\d{6})\b/.exec(
    (await mailAbout(/one-time|code|OTP/i)).replace(/[=#]\S*/g, ''),
  )?.[1];
  expect(code).toBeDefined();
  await call('PUT', '/user/verify-forgot-password-otp', { email, otp: '000000' });
  const verified = await call('PUT', '/user/verify-forgot-password-otp', { email, otp: code });
  const { proof } = (verified.data ?? {}) as { proof?: string };
  expect(proof).toBeDefined();
  const reset = { email, newPassword: secondPassword, confirmPassword: secondPassword, proof };
  expect((await call('PUT', '/user/reset-password', reset)).status).toBe(200);
  const signature = `${'f'.repeat(60)}1234`;
  await call(
    'POST',
    '/order/razorpay-webhook',
    { event: 'payment.captured' },
    {
      'x-razorpay-signature': signature,
    },
  );
  const shareCode = 'K7XQ0123456789ABCDEFGHJKMN';
  for (const method of ['GET', 'POST']) await call(method, `/quote/shared/${shareCode}`);
  await mailAbout(/Your password was changed/);
  await expect.poll(() => shop.output()).toContain('/api/v1/order/razorpay-webhook');

  const output = shop.output();
  expect(output).toContain('/api/v1/user/login');
  expect(output).toContain('/api/v1/quote/shared/[hidden]');
  const tokens = { accesstoken, refreshtoken, proof, signature, shareCode };
  const secrets = { password, secondPassword, ...tokens };
  for (const [name, secret = ''] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(8);
    expect(output.includes(secret), name).toBe(false);
  }
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.filter((line) => new RegExp(`"${code}"|\\b${code}\\b(?!Z)`).test(line))).toEqual([]);
  expect(lines.filter((line) => line.includes(email))).toEqual([]);
}, 60_000);

test('clients whose headers never end are hung up on within 15 seconds', async () => {
  const times = await endlessHeaders;
  expect(times.filter((ms) => ms > longestHeaderMs || ms < 9_000)).toEqual([]);
}, 60_000);

test('on SIGTERM under load it answers accepted requests and exits with 0 within ten seconds', async () => {
  const port = Number(new URL(shop.url).port);
  const answers = Array.from({ length: 16 }, (_, index) => {
    const body = JSON.stringify({ email: `a${index}@mail.test`, password: 'some-password-1' });
    const socket = connect(port, '127.0.0.1');
    const sent = new Promise<void>((resolve) => {
      socket.write(
        `POST /api/v1/user/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        () => resolve(),
      );
    });
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString();
      if (text.includes('"requestId"') || text.includes('"data"')) socket.end();
    });
    socket.on('error', () => undefined);
    return {
      sent,
      done: new Promise<string>((resolve) => socket.on('close', () => resolve(text))),
    };
  });
  await Promise.all(answers.map(({ sent }) => sent));
  // All are accepted once this later connection is answered; the server hashes two passwords at
  // a time meanwhile.
  const asking = get(`${shop.url}/healthz`, { agent: false }, (answer) => answer.resume());
  await once(asking, 'response');
  const signalled = performance.now();
  shop.process.kill('SIGTERM');
  const [code] = await once(shop.process, 'exit');
  const tookMs = performance.now() - signalled;
  const texts = await Promise.all(answers.map(({ done }) => done));
  expect([code, tookMs < 10_000], shop.output().slice(-2_000)).toEqual([0, true]);
  expect(texts.filter((text) => !/^HTTP\/1\.1 (401|429|503) /.test(text))).toEqual([]);
  const hashed = texts.filter((text) => text.includes('Invalid email or password'));
  expect(hashed.length).toBeGreaterThan(2);
}, 60_000);
