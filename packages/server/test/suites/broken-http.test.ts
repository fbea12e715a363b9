import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { securityHeaders } from '#test/expected-headers.ts';
import { listen, sendRaw, statusesOf } from '#test/raw-http.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let port: number;
beforeAll(async () => {
  testShop = await openTestShop({}, { hasPages: true });
  port = await listen(testShop);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  // Everything is reported in the log, one line each.
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
});
afterAll(() => testShop.close());

const hidden = 'GET /api/v1/shop/details HTTP/1.1\r\nHost: shop.test\r\n\r\n';
const post = (headers: string, body = hidden) =>
  `POST /api/v1/user/login HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const get = (headers: string, target = '/api/v1/shop/details') =>
  `GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`;

test.each([
  [
    'a length and chunks',
    post('Content-Length: 6\r\nTransfer-Encoding: chunked', `0\r\n\r\n${hidden}`),
  ],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 60', `{}${hidden}`)],
  ['a list of lengths', post('Content-Length: 2, 60', `{}${hidden}`)],
  ['a negative length', post('Content-Length: -1')],
  ['a length with a plus', post('Content-Length: +2', `{}${hidden}`)],
  ['chunks that are not last', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${hidden}`)],
  ['an unknown encoding', post('Transfer-Encoding: xchunked', `0\r\n\r\n${hidden}`)],
  ['a space before the colon', post('Transfer-Encoding : chunked', `0\r\n\r\n${hidden}`)],
  ['a broken chunk size', post('Transfer-Encoding: chunked', `0x0\r\n\r\n${hidden}`)],
  ['a folded header', post('X-Folded: a\r\n Transfer-Encoding: chunked')],
  ['lines that end in LF alone', get('Host: shop.test').replaceAll('\r\n', '\n')],
  ['a NUL in a header', get('Host: shop.test\r\nX-A: a\0b')],
  ['no host', get('X-A: b')],
  ['two hosts', get('Host: shop.test\r\nHost: evil.example')],
  ['two bearers', get('Host: shop.test\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b')],
  ['a header of 20 kB', get(`Host: shop.test\r\nX-A: ${'a'.repeat(20_000)}`)],
  ['an address of 20 kB', get('Host: shop.test', `/${'a'.repeat(20_000)}`)],
  ['an unknown method', get('Host: shop.test').replace('GET', 'STEAL')],
  ['an unknown protocol', get('Host: shop.test').replace('HTTP/1.1', 'HTTP/9.9')],
  ['TLS on the plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['nonsense', 'nonsense\r\n\r\n'],
])('%s is refused, and no request is smuggled behind it', async (_what, bytes) => {
  const answer = await sendRaw(port, bytes);
  const [status, ...others] = statusesOf(answer);
  expect([400, 404, 405, 408, 431], answer.slice(0, 400)).toContain(status);
  expect(others).toEqual([]);
  expect(answer).not.toContain('Shop details');
  expect(answer).toMatch(/"success":false,"error":true,"code":"\w+","message":"/);
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(answer.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
  }
});

test.each([
  '/%',
  '/%00',
  '/%zz',
  '//evil.example/..',
  '/uploads/..%2f..%2fauth-secret',
  '/uploads/%2e%2e/auth-secret',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/..%2f..%2fserver%2findex.js',
  '/.env',
  '/.git/config',
  '/auth-secret',
  '/package.json',
  '/products?page=%00',
  '/productDetail/%00',
  '/order/%E0%A4%A',
  '/%E2%80%A8',
  '/%E2%80%A9x',
  '/%0A%7B%22level%22:30%7D',
  '/order/a%0D%0Ab',
  '//',
  '///',
  '//[',
  'http://evil.example/products',
])('GET %s reveals nothing and breaks nothing', async (target) => {
  const answer = await sendRaw(port, get('Host: shop.test\r\nConnection: close', target));
  const [status] = statusesOf(answer);
  expect([200, 302, 308, 400, 404], answer.slice(0, 300)).toContain(status);
  expect(answer).not.toMatch(
    /root:x|authSecret|"workspaces"|\[core\]|Cannot |Error: | at .*\.(ts|js):/,
  );
  if (answer.includes('location:'))
    expect(answer).not.toMatch(/location: (https?:)?\/\/(?!shop\.test)/);
});

test.each([
  ['/products%0A', '/products'],
  ['/products%E2%80%A8?page=2%0A', '/products?page=2%0A'],
  ['/%0D%0A/evil.example', '/evil.example'],
  ['/%0A\\evil.example', '/evil.example'],
  ['/%0a%5Cevil.example', '/%5Cevil.example'],
  ['/%E2%80%A9%0A//evil.example/%0A', '/evil.example/'],
  ['/x%0D%0ASet-Cookie:%20a=b', '/xSet-Cookie:%20a=b'],
])('%s, copied with a line break, redirects to %s', async (target, path) => {
  const answer = await sendRaw(port, get('Host: shop.test\r\nConnection: close', target));
  expect(statusesOf(answer)).toEqual([308]);
  expect(/^location: (.*)\r$/m.exec(answer)?.[1]).toBe(path);
  expect(answer).not.toContain('set-cookie');
});
