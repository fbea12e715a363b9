import { once } from 'node:events';
import { Agent, type IncomingMessage, request as send } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { updateProduct } from '@mathappu/contract/catalogue';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { admin, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { listen, sendRaw, statusesOf } from '#test/raw-http.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

type Asked = {
  method?: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
};
type Answer = { status: number; headers: string[]; body: string };

const agent = new Agent({ keepAlive: true });
let testShop: TestShop;
let port: number;
let owner: Person;
let rocket: string;

beforeAll(async () => {
  testShop = await openTestShop({}, { hasPages: true });
  port = await listen(testShop);
  owner = await admin(testShop);
  rocket = await product(testShop, { name: 'Rocket', price: 100 });
  await hearChanges();
});
afterAll(async () => {
  agent.destroy();
  await testShop.close();
});
/** The database notifies of changes a little later, and once more drops what was kept since. */
async function hearChanges(): Promise<void> {
  const { cache, db } = testShop.shop;
  const dropped = vi.spyOn(cache, 'drop');
  await sql`select pg_notify('cache_tag', 'the last one')`.execute(db);
  await vi.waitFor(() => expect(dropped).toHaveBeenCalledWith('the last one'), 20_000);
  dropped.mockRestore();
}
/** Time stands still, so that a slow machine repeats a request as soon as a fast one. */
let now = 0;
const pass = (ms: number) => {
  now += ms;
};
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => {
  pass(1_001);
  vi.restoreAllMocks();
});

const json = { 'content-type': 'application/json' };
const list: Asked = {
  method: 'POST',
  path: '/api/v1/product/get',
  body: '{"page":1}',
  headers: json,
};

async function ask({ method = 'GET', path, body, headers = {} }: Asked): Promise<Answer> {
  const sent = send({ host: '127.0.0.1', port, method, path, agent, headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  const itsOwn = (name: string) => /^(date|connection|keep-alive|x-request-id)$/i.test(name);
  const pairs = response.rawHeaders.map((name, at, all) => `${name}: ${all[at + 1] ?? ''}`);
  return {
    status: response.statusCode ?? 0,
    headers: pairs.filter((line, at) => at % 2 === 0 && !itsOwn(line.split(':')[0] ?? '')),
    body: bytes.toString('latin1'),
  };
}

/** How often anything was looked up for a request that is handled. */
const lookUps = () => vi.spyOn(testShop.shop.cache, 'get');

const pages = ['/', '/ta', '/products', '/ta/products', '/safetytips', '/products?view=list'];
const calls: [string, () => Asked][] = [
  ...pages.map((path): [string, () => Asked] => [path, () => ({ path })]),
  ['/productDetail/:id', () => ({ path: `/productDetail/${rocket}` })],
  ['the list', () => list],
  ['the list by query', () => ({ path: '/api/v1/product/get?limit=5' })],
  [
    'one product',
    () => ({ method: 'PUT', path: `/api/v1/product/single/${rocket}`, body: '{}', headers: json }),
  ],
  ['categories', () => ({ path: '/api/v1/category/get' })],
  ['the price list', () => ({ path: '/api/v1/product/price-list' })],
  ['related products', () => ({ path: `/api/v1/product/single/${rocket}/related` })],
];

test.each(calls)(
  '%s: a repeated request gets the same bytes, and nothing is looked up',
  async (_, made) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const asked = made();
      const encoded = { ...asked, headers: { ...asked.headers, 'accept-encoding': encoding } };
      const first = await ask(encoded);
      expect(first.status).toBe(200);
      const looked = lookUps();
      expect(await ask(encoded)).toEqual(first);
      expect(await ask(encoded)).toEqual(first);
      expect(looked).not.toHaveBeenCalled();
      looked.mockRestore();
    }
  },
);

test('a changed price is in the next answer, in list, product and page', async () => {
  const asked = [list, { path: `/productDetail/${rocket}` }];
  const priced = async (price: string) => {
    for (const one of asked) {
      const { body } = await ask(one);
      expect(body).toContain(price);
      expect((await ask(one)).body).toBe(body);
    }
  };
  await priced('100');
  const { body } = await testShop.call(updateProduct, {
    token: owner.token,
    params: { productId: rocket },
    body: {
      name: 'Rocket',
      description: 'Flies',
      unit: 'Box',
      price: 73,
      stock: 10,
      stockSeen: 10,
    } as never,
  });
  expect(body.success).toBe(true);
  await priced('73');
  await hearChanges();
});

test('after a second a request is handled again', async () => {
  await ask(list);
  pass(1_001);
  const looked = lookUps();
  await ask(list);
  expect(looked).toHaveBeenCalled();
});

test('what is signed in is neither repeated nor remembered', async () => {
  await product(testShop, { name: 'Draft', price: null });
  const bearer = { ...list, headers: { ...json, authorization: `Bearer ${owner.token}` } };
  expect((await ask(bearer)).body).toContain('Draft');
  expect((await ask(list)).body).not.toContain('Draft');
  expect((await ask(bearer)).body).toContain('Draft');
});

test('another body, kind, origin or known version is another request', async () => {
  const first = await ask(list);
  expect((await ask({ ...list, body: '{"page":2}' })).body).not.toBe(first.body);
  expect((await ask({ ...list, headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  const own = await ask({ ...list, headers: { ...json, origin: 'http://shop.test' } });
  expect(own.headers).toContainEqual(expect.stringMatching(/^access-control-allow-origin: http/i));
  const foreign = await ask({ ...list, headers: { ...json, origin: 'http://evil.test' } });
  expect(foreign.headers.join()).not.toMatch(/access-control-allow-origin/i);

  const page = await ask({ path: '/' });
  const tag = page.headers.find((line) => /^etag/i.test(line))?.slice('etag: '.length) ?? '';
  expect((await ask({ path: '/', headers: { 'if-none-match': tag } })).status).toBe(304);
  expect((await ask({ path: '/', headers: { 'if-none-match': 'W/"other"' } })).body).toBe(
    page.body,
  );
});

test('each search is handled, for each is counted', async () => {
  const search = { ...list, body: '{"search":"rocket"}' };
  await ask(search);
  const looked = lookUps();
  await ask(search);
  expect(looked).toHaveBeenCalled();
});

const head = (body: string) =>
  `POST ${list.path} HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;

test('a body that comes in pieces is waited for', async () => {
  const { body } = await ask(list);
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head('{"page":1}')}{"pa`);
  // The server has read the first piece once it has answered a later request.
  await ask({ path: '/healthz' });
  socket.write('ge":1}');
  const chunks: Buffer[] = [];
  for await (const chunk of socket) {
    chunks.push(chunk as Buffer);
    if (Buffer.concat(chunks).toString('latin1').endsWith(body)) break;
  }
  expect(Buffer.concat(chunks).toString('latin1')).toMatch(/^HTTP\/1\.1 200 /);
});

test('requests one after the other on a connection are answered in their order', async () => {
  await ask(list);
  const one = `${head('{"page":1}')}{"page":1}`;
  const other = `${head('{"page":[]}')}{"page":[]}`;
  const hostTwice = one.replace('Host', 'Host: shop.test\r\nHost');
  const answer = await sendRaw(port, one + other + one + hostTwice);
  expect(statusesOf(answer)).toEqual([200, 400, 200, 400]);
});

test('a repeated response keeps the connection as the first does, or closes it', async () => {
  const kept = `${head('{"page":1}')}{"page":1}`;
  const closed = kept.replace('Host', 'Connection: close\r\nHost');
  const ofConnection = (text: string) => text.match(/^(date(?=: .+ GMT)|connection: .+)/gim);
  const answer = await sendRaw(port, kept + kept + kept + closed);
  expect(statusesOf(answer)).toEqual([200, 200, 200, 200]);
  const [date, alive] = ofConnection(await sendRaw(port, kept)) ?? [];
  const first = [date, alive];
  expect(ofConnection(answer)).toEqual([...first, ...first, ...first, date, 'Connection: close']);
});

test('each repeated request counts against the limit of its sender, and a refusal once', async () => {
  const small = await openTestShop({ RATE_LIMIT_SCALE: '0.01' });
  const smallPort = await listen(small);
  const looked = vi.spyOn(small.shop.cache, 'get');
  const asked = async () =>
    statusesOf(await sendRaw(smallPort, `${head('{"page":1}')}{"page":1}`)).join();
  const statuses: string[] = [];
  for (let times = 0; times < 8; times += 1) statuses.push(await asked());
  expect(statuses).toEqual(['200', '200', '200', '200', '200', '200', '429', '429']);
  expect(looked).toHaveBeenCalledTimes(1);
  expect(small.shop.limits.refusals.get('anything')).toBe(2);
  await small.close();
});

test('metrics count them by route', async () => {
  const counted = async () => {
    const { body } = await testShop.app.inject('/metrics');
    const line =
      /http_request_duration_seconds_count\{method="PUT",route="[^"]*single[^}]*status="200"\} (\d+)/;
    return Number(line.exec(body)?.[1] ?? 0);
  };
  const one = {
    method: 'PUT',
    path: `/api/v1/product/single/${rocket}`,
    body: '{}',
    headers: json,
  };
  const before = await counted();
  for (let times = 0; times < 3; times += 1) await ask(one);
  expect(await counted()).toBe(before + 3);
});
