import { createHook } from 'node:async_hooks';
import { createSocket, type Socket } from 'node:dgram';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resolveHost, resolvePublicHost } from './resolve-host.ts';

const types = { 1: [93, 184, 215, 14], 28: [0x26, 0x06, 0x47, 0, ...Array(11).fill(0), 1] };
type RecordType = keyof typeof types;

let nameServer: Socket;
let server = '';
/** What the name server knows; of a type that is left out it says nothing at all. */
let known: Partial<Record<RecordType, 'address' | 'none' | 'failure'>> = {};
beforeAll(async () => {
  nameServer = createSocket('udp4', (query, { port, address }) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const type = question.readUInt16BE(question.length - 4) as RecordType;
    const said = known[type];
    if (!said) return;
    const bytes = types[type];
    const answer = [0xc0, 12, 0, type, 0, 1, 0, 0, 0, 1, 0, bytes.length, ...bytes];
    const isFound = said === 'address';
    const head = [0x81, said === 'failure' ? 0x82 : 0x80, 0, 1, 0, isFound ? 1 : 0, 0, 0, 0, 0];
    const parts = [query.subarray(0, 2), Buffer.from(head), question];
    if (isFound) parts.push(Buffer.from(answer));
    nameServer.send(Buffer.concat(parts), port, address);
  });
  await new Promise<void>((resolve) => void nameServer.bind(0, '127.0.0.1', resolve));
  server = `127.0.0.1:${nameServer.address().port}`;
});
afterAll(() => void nameServer.close());
beforeEach(() => {
  known = {};
});

const ask = () => resolvePublicHost('shop.example', { servers: [server], timeoutMs: 100 });

test('both kinds of addresses are found', async () => {
  known = { 1: 'address', 28: 'address' };
  expect(await ask()).toEqual([
    { address: '93.184.215.14', family: 4 },
    { address: '2606:4700::1', family: 6 },
  ]);
});

test('one kind is enough, whatever is said of the other', async () => {
  for (const other of ['none', 'failure', undefined] as const) {
    known = { 1: 'address', 28: other };
    expect(await ask()).toEqual([{ address: '93.184.215.14', family: 4 }]);
  }
});

test('a name without an address, and a name server that fails or is silent, say why', async () => {
  known = { 1: 'none', 28: 'none' };
  await expect(ask()).rejects.toMatchObject({ code: 'ENODATA' });
  known = { 1: 'failure', 28: 'failure' };
  await expect(ask()).rejects.toMatchObject({ code: 'ESERVFAIL' });
  known = {};
  await expect(ask()).rejects.toMatchObject({ code: 'ETIMEOUT' });
});

test('a name that somebody gave takes no thread, which passwords and files need', async () => {
  const begun: string[] = [];
  const hook = createHook({ init: (_id, type) => void begun.push(type) }).enable();
  void resolveHost('shop.example', true).catch(() => undefined);
  await resolveHost('localhost', false);
  hook.disable();
  expect(begun.filter((type) => type === 'QUERYWRAP')).toHaveLength(2);
  // The operator's own names may be in the machine's list of hosts, which the system's call alone reads.
  expect(begun.filter((type) => type === 'GETADDRINFOREQWRAP')).toHaveLength(1);
});
