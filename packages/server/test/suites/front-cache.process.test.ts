import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createProduct, listProductsByQuery, updateProduct } from '@mathappu/contract/catalogue';
import { renewLink } from '@mathappu/contract/order-links/order-links';
import { login } from '@mathappu/contract/sessions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasNginx, startNginx } from '#test/deploy/nginx.ts';
import { callProcess as call } from '#test/processes/call-process.ts';
import { makeEstimate } from '#test/processes/make-estimate.ts';
import { findFreePort, type ShopProcess, startShopProcess } from '#test/shop-process.ts';

type Front = Awaited<ReturnType<typeof startNginx>>;

/** The delivered nginx before what listens at the port. */
async function openFront(shopPort: number): Promise<Front & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mathappu-front-'));
  const front = await startNginx(folder, await findFreePort(), [shopPort]);
  return {
    ...front,
    async close() {
      expect(await front.stop()).toEqual([]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const publicHeaders = { 'cache-control': 'public, max-age=0, must-revalidate' };

describe.runIf(hasNginx)('nginx before a shop', () => {
  type Answer = { status?: number; headers?: OutgoingHttpHeaders; afterMs?: number };
  let answerTo: (request: IncomingMessage) => Answer;
  let asked = 0;
  let front: Awaited<ReturnType<typeof openFront>>;
  /** Answers with the number of the request. */
  const shop = createServer(async (request, response) => {
    asked += 1;
    const number = asked;
    const { status = 200, headers = publicHeaders, afterMs = 0 } = answerTo(request);
    await wait(afterMs);
    response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(String(number));
  });
  beforeAll(async () => {
    const port = await findFreePort();
    shop.listen(port, '127.0.0.1');
    await once(shop, 'listening');
    front = await openFront(port);
  });
  afterAll(async () => {
    await front.close();
    shop.close();
  });

  /** nginx goes by the clock of the machine, in whole seconds: an answer is valid for one to two. */
  const passValidity = () => wait(2_100);

  let pages = 0;
  /** A page that nobody has asked for yet. */
  const newPage = () => {
    pages += 1;
    return `/page/${pages}`;
  };
  const ask = async (path: string, options: RequestInit = {}) => {
    const response = await fetch(front.url + path, options);
    return { status: response.status, body: await response.text() };
  };
  const bodies = async (path: string, options?: RequestInit) => {
    const found: string[] = [];
    for (let time = 0; time < 3; time += 1) found.push((await ask(path, options)).body);
    return new Set(found).size;
  };

  test('asks once for what many ask for in the same second', async () => {
    answerTo = () => ({ afterMs: 200 });
    const path = newPage();
    const before = asked;
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(path)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(asked - before).toBe(1);
  });

  test('serves a page of long ago to nobody: whoever comes first gets the next one', async () => {
    answerTo = () => ({});
    const path = newPage();
    const first = await ask(path);
    await passValidity();
    expect((await ask(path)).body).not.toBe(first.body);
  });

  test('serves the last page while the next one is on its way', async () => {
    answerTo = () => ({});
    const path = newPage();
    const first = await ask(path);
    await passValidity();
    const reached = Promise.withResolvers<void>();
    answerTo = () => {
      reached.resolve();
      return { afterMs: 400 };
    };
    const next = ask(path);
    await reached.promise;
    expect((await ask(path)).body).toBe(first.body);
    expect((await next).body).not.toBe(first.body);
  });

  test.each([
    ['a bearer', { authorization: 'Bearer token' }],
    ['a cookie', { cookie: 'session=1' }],
  ])('hands on each request with %s, and keeps no answer to it', async (_, headers) => {
    answerTo = () => ({});
    const path = newPage();
    expect(await bodies(path, { headers })).toBe(3);
    const personal = asked;
    expect(Number((await ask(path)).body)).toBeGreaterThan(personal);
    // What is kept for others is not for them.
    expect(await bodies(path, { headers })).toBe(3);
  });

  test.each<[string, Answer]>([
    ['sets a cookie', { headers: { ...publicHeaders, 'set-cookie': 'session=1' } }],
    ['is private', { headers: { 'cache-control': 'private, max-age=60' } }],
    ['is not to be stored', { headers: { 'cache-control': 'no-store' } }],
    ['says nothing of caches', { headers: {} }],
    ['is a fault', { status: 500 }],
    ['is unavailable', { status: 503, headers: { ...publicHeaders, 'retry-after': '5' } }],
    ['is not found', { status: 404 }],
    ['leads elsewhere', { status: 302, headers: { ...publicHeaders, location: '/login' } }],
  ])('keeps no answer that %s', async (_, answer) => {
    answerTo = () => answer;
    expect(await bodies(newPage(), { redirect: 'manual' })).toBe(3);
  });

  test('keeps no answer to a POST, nor to a search, which the shop counts', async () => {
    answerTo = () => ({});
    expect(await bodies(newPage(), { method: 'POST', body: '{}' })).toBe(3);
    expect(await bodies(`${newPage()}?search=rocket`)).toBe(3);
    expect(await bodies(`${newPage()}?page=2`)).toBe(1);
  });

  test('keeps the answers of other encodings and origins apart', async () => {
    answerTo = ({ headers }) => ({
      headers: {
        ...publicHeaders,
        vary: 'accept-encoding, authorization, origin',
        'x-for': headers.origin,
      },
    });
    const path = newPage();
    const originSeen = async (origin: string) =>
      (await fetch(front.url + path, { headers: { origin } })).headers.get('x-for');
    for (const origin of ['http://one.test', 'http://other.test', 'http://one.test'])
      expect(await originSeen(origin)).toBe(origin);
  });
});

describe.runIf(hasNginx)('the shop behind nginx', () => {
  const owner = { email: 'owner@mail.test', password: 'banyan-lantern-42' };
  let shop: ShopProcess;
  let front: Awaited<ReturnType<typeof openFront>>;
  beforeAll(async () => {
    shop = await startShopProcess({
      NODE_ENV: 'test',
      SEED: 'none',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '1000',
      TRUST_PROXY: '127.0.0.1',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    });
    front = await openFront(Number(new URL(shop.url).port));
  }, 90_000);
  afterAll(async () => {
    await front?.close();
    await shop?.stop();
  });

  test('a price change is out within two seconds, and what an admin sees is never handed to others', async () => {
    const { accesstoken: token } = (await call(shop, login, { body: owner })).data;
    const rocket = { name: 'Rocket', description: 'Flies', unit: 'Box', stock: 10 };
    const made = await call(shop, createProduct, {
      token,
      body: { ...rocket, price: 100 } as never,
    });
    await call(shop, createProduct, {
      token,
      body: { name: 'Secret draft', description: 'Not on sale' } as never,
    });
    const { _id } = made.data;
    const list = `${front.url}/api/v1/product/get`;
    const product = `${front.url}/api/v1/product/single/${_id}`;
    const textOf = async (url: string, headers: Record<string, string> = {}) =>
      (await fetch(url, { headers })).text();
    const times: number[] = [];
    for (const price of [1_111, 2_222, 3_333]) {
      for (const url of [list, product]) await textOf(url);
      await call(shop, updateProduct, {
        token,
        params: { productId: _id },
        body: { ...rocket, price, stockSeen: 10 } as never,
      });
      const changed = performance.now();
      while (
        !(await textOf(list)).includes(String(price)) ||
        !(await textOf(product)).includes(String(price))
      );
      times.push(performance.now() - changed);
    }
    // The median, since a busy machine may stall for a second at any one of them.
    expect(times.toSorted((a, b) => a - b)[1]).toBeLessThan(2_000);

    const authorization = `Bearer ${token}`;
    expect(await textOf(list, { authorization })).toContain('Secret draft');
    expect(await textOf(list)).not.toContain('Secret draft');
    expect(listProductsByQuery.isCacheable).toBe(true);
  });

  test('a renewed link is dead at once behind it, page and answer, and its answers are never kept', async () => {
    const { accesstoken: token } = (await call(shop, login, { body: owner })).data;
    const { number, code } = await makeEstimate(shop, token);
    const urlsOf = (own: string) =>
      [`/api/v1/order/shared/${own}`, `/order/${own}`, `/ta/order/${own}`].map(
        (path) => front.url + path,
      );
    const statuses = async (own: string) =>
      Promise.all(urlsOf(own).map(async (url) => (await fetch(url)).status));
    for (let time = 0; time < 2; time += 1) expect(await statuses(code)).toEqual([200, 200, 200]);
    const { code: renewed } = (await call(shop, renewLink, { params: { number }, token })).data;
    expect(await statuses(code)).toEqual([404, 404, 404]);
    expect(await statuses(renewed)).toEqual([200, 200, 200]);
    for (const url of urlsOf(renewed)) {
      expect((await fetch(url)).headers.get('cache-control')).toContain('no-store');
    }
  });
});
