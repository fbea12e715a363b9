import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIP, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { postEvent } from './post-event.ts';
import { isPublicAddress, readTarget } from './public-target.ts';
import type { ResolveHost } from './resolve-host.ts';

/** The sockets that were opened outwards, with the addresses that each was to be connected to. */
let sockets: string[][] = [];
const onSocket = (message: unknown) => {
  const { socket } = message as { socket: Socket };
  const attempts: string[] = [];
  sockets.push(attempts);
  socket.on('connectionAttempt', (address: string) => attempts.push(address));
};
beforeEach(() => {
  sockets = [];
  subscribe('net.client.socket', onSocket);
});
afterEach(() => unsubscribe('net.client.socket', onSocket));

const resolving =
  (...addresses: string[]): ResolveHost =>
  async () =>
    addresses.map((address) => ({ address, family: isIP(address) }));

const post = (url: string, resolveHost: ResolveHost, hosts: string[] = [], timeoutMs = 2_000) =>
  postEvent({ url, headers: {}, body: '{}' }, { hosts, resolveHost }, timeoutMs);

/** Addresses that are nobody's on the Internet, or somebody's own. */
const notPublic = [
  '0.0.0.0',
  '10.0.0.5',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.1.2.3',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.1.1.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::808:808',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2001:10::1',
  '2002:7f00:1::1',
  '2002:c0a8:101::1',
  'fc00::1',
  'fd12:3456:789a::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '4000::1',
];

/** Other ways to write or to reach them. */
const notAllowed = [
  'https://127.0.0.1/',
  'https://0177.0.0.1/',
  'https://0x7f.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://127.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fe80::1]/',
  'https://8.8.8.8/',
  'https://localhost/',
  'https://intranet/',
  'http://shop.example/',
  'https://shop.example:8443/',
  'https://user:secret@shop.example/',
  'https://user@shop.example/',
  'https://shop.example/#part',
  'ftp://shop.example/',
  'file:///etc/passwd',
  'gopher://shop.example/',
  'javascript:alert(1)',
  'https://１２７.０.０.１/',
  'https://127。0。0。1/',
  'https:///etc',
  'nothing',
];

test('more than 60 targets that are not public are never connected to', async () => {
  expect(notPublic.length + notAllowed.length).toBeGreaterThanOrEqual(60);
  for (const address of notPublic) {
    const outcome = await post('https://shop.example/hook', resolving(address));
    expect(outcome, address).toEqual({ status: undefined, answer: 'Not a public address' });
  }
  for (const url of notAllowed) {
    const outcome = await post(url, resolving('93.184.215.14'));
    expect(outcome, url).toEqual({ status: undefined, answer: 'Not an allowed address' });
  }
  expect(sockets).toEqual([]);
});

test('one private address among public ones is enough', async () => {
  const outcome = await post('https://shop.example/', resolving('93.184.215.14', '10.0.0.5'));
  expect(outcome.answer).toBe('Not a public address');
  expect((await post('https://shop.example/', resolving())).answer).toBe('The name has no address');
  expect(sockets).toEqual([]);
});

test('a name that is bound anew after its check is connected to at the checked address', async () => {
  let asked = 0;
  const rebinding: ResolveHost = async () => {
    asked += 1;
    return [{ address: asked === 1 ? '93.184.215.14' : '127.0.0.1', family: 4 }];
  };
  await post('https://shop.example/hook', rebinding, [], 300);
  expect(asked).toBe(1);
  expect(sockets).toEqual([['93.184.215.14']]);
});

test('edge 17: it is resolved at each try', async () => {
  const bindings = ['93.184.215.14', '10.0.0.5'];
  const rebound: ResolveHost = async () => [{ address: bindings.shift() ?? '', family: 4 }];
  const first = await post('https://shop.example/', rebound, [], 300);
  expect(first.answer).not.toBe('Not a public address');
  const second = await post('https://shop.example/', rebound, [], 300);
  expect(second.answer).toBe('Not a public address');
  expect(sockets).toHaveLength(1);
});

test('what is anybody’s on the Internet is public', () => {
  for (const address of ['8.8.8.8', '93.184.215.14', '1.1.1.1', '2606:4700::1111', '2a00:1450::1'])
    expect(isPublicAddress(address), address).toBe(true);
  expect(readTarget('https://shop.example/hook?a=1', [])?.isPublic).toBe(true);
  expect(readTarget('https://shop.example:443/', [])?.isPublic).toBe(true);
});

test('hosts that the operator names may be private and plain', () => {
  const hosts = ['books.local', '10.0.0.7:8080', '[::1]:9000'];
  expect(readTarget('http://books.local:8123/', hosts)?.isPublic).toBe(false);
  expect(readTarget('https://books.local/', hosts)?.isPublic).toBe(false);
  expect(readTarget('http://10.0.0.7:8080/', hosts)?.isPublic).toBe(false);
  expect(readTarget('http://[::1]:9000/', hosts)?.isPublic).toBe(false);
  expect(readTarget('http://10.0.0.7/', hosts)).toBeUndefined();
  expect(readTarget('http://10.0.0.7:8081/', hosts)).toBeUndefined();
  expect(readTarget('http://user@books.local/', hosts)).toBeUndefined();
  expect(readTarget('ftp://books.local/', hosts)).toBeUndefined();
});

let receiver: Server;
let port = 0;
let seen: string[] = [];
type Answer = { status: number; body?: string; headers?: object; isCut?: boolean };
let answering: (path: string) => Answer | undefined;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    const {
      status,
      body = '',
      headers = {},
      isCut,
    } = answering(request.url ?? '') ?? { status: 0 };
    if (isCut) response.writeHead(status, { ...headers }).write(body, () => response.destroy());
    else if (status > 0) response.writeHead(status, { ...headers }).end(body);
  });
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  port = (receiver.address() as AddressInfo).port;
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(() => {
  seen = [];
});

const toReceiver = (path: string, timeoutMs?: number) =>
  post(
    `http://books.local:${port}${path}`,
    resolving('127.0.0.1'),
    [`books.local:${port}`],
    timeoutMs,
  );

test('a redirect is an answer and is not followed', async () => {
  answering = () => ({ status: 302, headers: { location: `http://127.0.0.1:${port}/inside` } });
  expect(await toReceiver('/hook')).toEqual({ status: 302, answer: '302' });
  expect(seen).toEqual(['POST /hook']);
});

test('1 kB of the answer is read and 500 characters are kept, without control characters', async () => {
  answering = () => ({ status: 500, body: `bad\u0000\n${'x'.repeat(3_000_000)}` });
  const { status, answer } = await toReceiver('/');
  expect(status).toBe(500);
  expect(answer).toHaveLength(500);
  expect(answer).toMatch(/^500 bad x+$/);
});

test('a receiver whose words break off has answered all the same', async () => {
  answering = () => ({ status: 200, headers: { 'content-length': '100' }, body: 'o', isCut: true });
  expect(await toReceiver('/')).toEqual({ status: 200, answer: '200' });
});

test('a receiver that does not answer, breaks off or is not there has failed', async () => {
  answering = () => undefined;
  expect(await toReceiver('/', 200)).toEqual({
    status: undefined,
    answer: 'No answer within 0.2 seconds',
  });
  const slowName: ResolveHost = () => new Promise(() => undefined);
  expect((await post('https://shop.example/', slowName, [], 100)).answer).toContain('No answer');
  const noName: ResolveHost = () =>
    Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }));
  expect((await post('https://shop.example/', noName)).answer).toBe('The name has no address');
  const gone = await post('http://127.0.0.1:1/', resolving('127.0.0.1'), ['127.0.0.1']);
  expect(gone).toEqual({ status: undefined, answer: 'Nothing listens at the address' });
});
