import { gzipSync } from 'node:zlib';
import { quoteCart } from '@mathappu/contract/cart';
import type { Refusal } from '@mathappu/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyLimitBytes } from '#server/platform/http/body-limits.ts';
import { expectCheap } from '#test/attacks/processor-time.ts';
import { customer } from '#test/people.ts';
import { listen, sendRaw, statusesOf } from '#test/raw-http.ts';
import { namesIn } from '#test/storage/stored-files.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let port: number;
let token: string;
beforeAll(async () => {
  testShop = await openTestShop();
  token = (await customer(testShop)).token;
  port = await listen(testShop);
});
afterAll(() => testShop.close());

const megabyte = 1024 * 1024;
/** Of a body that is read to its end. */
const longest = bodyLimitBytes - 100;
const json = 'application/json';

/** Sends it and expects a refusal that takes neither time nor memory. */
async function expectCheapRefusal(bytes: Buffer, statuses: readonly number[]): Promise<void> {
  const memory = process.memoryUsage.rss();
  const send = async () => {
    const answer = await sendRaw(port, bytes, { silenceMs: 20_000 });
    expect(statuses, answer.slice(0, 500)).toContain(statusesOf(answer)[0]);
    expect(answer).toContain('"success":false');
  };
  await expectCheap(send, 500);
  expect(process.memoryUsage.rss() - memory).toBeLessThan(200 * megabyte);
}

function request(
  body: Buffer | string,
  { path = '/user/login', method = 'POST', headers = [`Content-Type: ${json}`] as string[] } = {},
): Buffer {
  const bytes = Buffer.from(body as string);
  const head = [
    `${method} /api/v1${path} HTTP/1.1`,
    'Host: shop.test',
    'Connection: close',
    ...headers,
    `Content-Length: ${bytes.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}

const inBody = (hex: string) =>
  Buffer.concat([Buffer.from('{"email":"'), Buffer.from(hex, 'hex'), Buffer.from('"}')]);
const long = (part: string, bytes = longest) => part.repeat(Math.floor(bytes / part.length));

test.each<[what: string, body: Buffer | string, status: number]>([
  ['10 MB of text', `{"email":"${'a'.repeat(10 * megabyte)}"}`, 413],
  ['10 MB of spaces', ' '.repeat(10 * megabyte), 413],
  ['a megabyte of empty objects', `[${long('{},', megabyte)}{}]`, 413],
  ['9,000 lists in each other', '['.repeat(9_000), 400],
  ['5,000 objects in each other', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, 400],
  ['quotes behind backslashes', long('\\"'), 400],
  ['quotes', long('"'), 400],
  ['a string of backslashes without an end', `{"email":"${long('\\\\')}`, 400],
  ['a string of backslashes', `{"email":"${long('\\\\')}"}`, 400],
  ['spaces behind a key', `{"email"${long(' ')}:1}`, 400],
  ['3,000 keys', `{${Array.from({ length: 3_000 }, (_, i) => `"${i}":1`).join()}}`, 400],
  ['a number of many digits', `{"email":${long('9')}}`, 400],
  ['more values than any honest body has', `{"email":[${long('1,')}1]}`, 413],
  ['a long list', `{"email":[${'1,'.repeat(9_000)}1]}`, 400],
  ['a long list of objects', `{"email":[${'{},'.repeat(4_000)}{}]}`, 400],
  ['a NUL byte', inBody('00'), 400],
  ['a NUL behind a backslash', '{"email":"\\u0000"}', 400],
  ['a NUL in a key', '{"em\\u0000ail":"a"}', 400],
  ['a byte that is no UTF-8', inBody('ff'), 400],
  ['an overlong slash', inBody('c0af'), 400],
  ['half a surrogate in UTF-8', inBody('eda080'), 400],
  ['a cut-off character', inBody('f09f98'), 400],
  ['UTF-16', Buffer.from('\ufeff{"email":"a"}', 'utf16le'), 400],
  ['a prototype', '{"__proto__":{"role":"ADMIN"}}', 400],
  ['a prototype in disguise', '{"\\u005f_proto__":{"role":"ADMIN"}}', 400],
  ['a prototype deep inside', '{"email":{"constructor":{"prototype":{}}}}', 400],
  ['two values', '{}{}', 400],
  ['a comment', '{"email":/**/"a"}', 400],
  ['a list', '[{"email":"a"}]', 400],
  ['nothing', '', 400],
])('%s is refused at no cost', async (_what, body, status) => {
  await expectCheapRefusal(request(body), [status]);
});

test('an email of at-signs is refused at no cost', async () => {
  const path = '/user/forgot-password';
  const body = `{"email":"${long('@')}"}`;
  await expectCheapRefusal(request(body, { path, method: 'PUT' }), [400]);
});

test.each(['en', 'ta'])(
  'a refusal in %s names ten unknown keys at most, each by its beginning',
  async (language) => {
    const keys = Object.fromEntries(
      Array.from({ length: 400 }, (_, at) => [`${at}${'x'.repeat(60)}`, 1]),
    );
    const answer = await testShop.app.inject({
      method: 'POST',
      url: '/api/v1/user/login',
      headers: { 'accept-language': language },
      payload: keys,
    });
    expect(answer.statusCode).toBe(400);
    const [unknown] = answer.json<Refusal>().issues?.filter(({ path }) => path === '') ?? [];
    expect(unknown?.message.match(/x+/g)).toEqual(
      Array.from({ length: 10 }, () => expect.stringMatching(/^x{30,40}$/)),
    );
    expect(answer.body.length).toBeLessThan(3_000);
  },
);

test('a refusal names ten problems at most', async () => {
  const answer = await testShop.call(quoteCart, {
    body: { items: Array.from({ length: 100 }, () => ({ productId: 'x', quantity: 0 })) },
  });
  expect([answer.status, answer.refusal.issues?.length]).toEqual([400, 10]);
  expect(answer.refusal.issues?.[0]?.path).toBe('items.0.productId');
});

test('a field given twice counts as it was given last, as in every other parser', async () => {
  const answer = await sendRaw(port, request('{"email":"","password":"x","email":"a@b.c"}'));
  expect(statusesOf(answer)).toEqual([401]);
});

test('an escaped backslash before u0000 is text', async () => {
  const answer = await sendRaw(port, request('{"email":"a\\\\u0000","password":"wrong-password"}'));
  expect(statusesOf(answer)).toEqual([401]);
});

test.each([
  ['a tab', ['Content-Type: application/json\t;charset=utf-8']],
  ['a space before the parameter', ['Content-Type: application/json ;charset=utf-8']],
  ['another charset', ['Content-Type: application/json; charset=utf-16']],
  ['an unknown parameter', ['Content-Type: application/json; charset=utf-8; x=y']],
  ['two kinds in one', ['Content-Type: application/json, text/plain']],
  ['another kind of JSON', ['Content-Type: application/vnd.api+json']],
  ['a longer name', ['Content-Type: application/jsonp']],
  ['text', ['Content-Type: text/plain']],
  ['a form', ['Content-Type: application/x-www-form-urlencoded']],
  ['an empty one', ['Content-Type: ']],
  ['none at all', []],
  ['two headers', [`Content-Type: ${json}`, `Content-Type: ${json}`]],
  ['two headers that differ', ['Content-Type: text/plain', `Content-Type: ${json}`]],
])('a content type with %s is refused', async (_what, headers) => {
  await expectCheapRefusal(request('{"email":"a@b.c","password":"x"}', { headers }), [400, 415]);
});

test('a compressed body is not decompressed', async () => {
  const bomb = gzipSync(Buffer.alloc(20 * megabyte));
  const headers = [`Content-Type: ${json}`, 'Content-Encoding: gzip'];
  await expectCheapRefusal(request(bomb, { headers }), [400, 415]);
});

test('10 MB in chunks is refused when the limit is reached', async () => {
  const head = `POST /api/v1/user/login HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\nContent-Type: ${json}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
  await expectCheapRefusal(Buffer.from(head + chunk.repeat(160)), [413]);
});

const part = (name: string, content: string, more = '; filename="a.png"') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\nContent-Type: image/png\r\n\r\n${content}\r\n`;

test.each<[what: string, body: string, contentType?: string]>([
  ['no boundary', part('avatar', 'x'), 'multipart/form-data'],
  [
    'an endless boundary',
    part('avatar', 'x'),
    `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
  ],
  ['no end', part('avatar', 'x')],
  ['a file cut off', part('avatar', 'x').slice(0, -3)],
  ['no part', '--b--\r\n'],
  ['only fields', `${part('avatar', 'x', '')}--b--\r\n`],
  ['100,000 files', `${part('avatar', 'x').repeat(30_000)}--b--\r\n`],
  ['100,000 fields', `${part('a', 'x', '').repeat(30_000)}--b--\r\n`],
  ['a field of 5 MB', `${part('a', 'x'.repeat(5 * megabyte), '')}--b--\r\n`],
  ['a file of 10 MB', `${part('avatar', 'x'.repeat(10 * megabyte))}--b--\r\n`],
  [
    '10 MB before the first part',
    `${'x'.repeat(10 * megabyte)}\r\n${part('avatar', 'x')}--b--\r\n`,
  ],
  ['a prototype as field', `${part('__proto__', 'x', '')}${part('avatar', 'x')}--b--\r\n`],
  ['a prototype as file', `${part('__proto__', 'x')}--b--\r\n`],
  ['10,000 headers in a part', `--b\r\n${'X-A: b\r\n'.repeat(10_000)}\r\nx\r\n--b--\r\n`],
  ['a header of a megabyte', `--b\r\nX-A: ${'b'.repeat(megabyte)}\r\n\r\nx\r\n--b--\r\n`],
  ['JSON in a multipart coat', '{"avatar":"x"}'],
])('a picture upload with %s is refused at no cost', async (_what, body, contentType) => {
  const headers = [
    `Authorization: Bearer ${token}`,
    `Content-Type: ${contentType ?? 'multipart/form-data; boundary=b'}`,
  ];
  const bytes = request(body, { path: '/user/upload-avatar', method: 'PUT', headers });
  await expectCheapRefusal(bytes, [400, 413, 415]);
  expect(await namesIn(testShop.shop.files)).toEqual([]);
});

test('the next honest request is answered', async () => {
  const answer = await testShop.app.inject('/api/v1/shop/details');
  expect(answer.statusCode).toBe(200);
  expect(({} as { role?: string }).role).toBeUndefined();
});
