import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSignedBy } from '#test/storage/s3-signature.ts';
import { openBucketStore } from './s3-store.ts';

const writtenAt = '2026-11-23T04:05:06.000Z';

const owner = { region: 'r', accessKeyId: 'key', secretAccessKey: 's' };

/** The part of S3 that the store uses; refuses what its key did not sign, lists two keys at a time. */
const objects = new Map<string, Buffer>();
let server: Server;
let endpoint: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://s3.test');
    const key = url.pathname.replace('/pictures/', '');
    const body = await buffer(request);
    if (!isSignedBy(owner, request, body)) {
      response.writeHead(403).end();
    } else if (request.method === 'PUT') {
      objects.set(key, body);
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (url.searchParams.has('list-type')) {
      const keys = [...objects.keys()].sort();
      const from = Number(url.searchParams.get('continuation-token')?.split(' ')[0] ?? 0);
      // As those of S3, a token has signs that an address encodes.
      const more =
        from + 2 < keys.length
          ? `<NextContinuationToken>${from + 2} +/=*'</NextContinuationToken>`
          : '';
      response.end(
        `<List>${keys
          .slice(from, from + 2)
          .map(
            (name) =>
              `<Contents><Key>${name}</Key><LastModified>${writtenAt}</LastModified></Contents>`,
          )
          .join('')}${more}</List>`,
      );
    } else {
      if (key === 'uploads/forbidden-1.webp') return response.writeHead(403).end();
      if (key === 'uploads/moved-1.webp') {
        return response.writeHead(302, { location: '/pictures/uploads/a-1.webp' }).end();
      }
      const found = objects.get(key);
      response.writeHead(found ? 200 : 404, { 'content-length': found?.length ?? 0 }).end(found);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const open = (signer = owner) => openBucketStore({ ...signer, endpoint, bucket: 'pictures' });

test('writes, reads, lists over pages and removes', async () => {
  const store = open();
  for (const name of ['a-1.webp', 'b-2.webp', 'c-3.webp'])
    await store.write(name, Buffer.from(name));
  const file = await store.read('b-2.webp');
  expect(file?.size).toBe(8);
  expect((await buffer(file?.stream as never)).toString()).toBe('b-2.webp');
  const listed: object[] = [];
  for await (const file of store.list()) listed.push(file);
  expect(listed).toEqual(
    ['a-1.webp', 'b-2.webp', 'c-3.webp'].map((name) => ({ name, writtenAt: new Date(writtenAt) })),
  );
  await store.remove('b-2.webp');
  expect(await store.read('b-2.webp')).toBeUndefined();
  expect(await store.read('../secrets')).toBeUndefined();
});

test('what another secret, key or region signs is refused', async () => {
  for (const other of [{ secretAccessKey: 't' }, { accessKeyId: 'other' }, { region: 'q' }]) {
    const store = open({ ...owner, ...other });
    await expect(store.write('d-4.webp', Buffer.from('x'))).rejects.toThrow('answered 403');
  }
  expect(await open().read('d-4.webp')).toBeUndefined();
});

test('a picture whose reading is forbidden is an error, not a missing picture', async () => {
  await expect(open().read('forbidden-1.webp')).rejects.toThrow('answered 403');
});

test('a redirect of the bucket is not followed', async () => {
  await expect(open().read('moved-1.webp')).rejects.toMatchObject({ code: 'fileStoreUnavailable' });
});

test('an unreachable store is a refusal with its cause', async () => {
  const store = openBucketStore({
    ...owner,
    endpoint: 'http://127.0.0.1:9',
    bucket: 'pictures',
  });
  const refusal = await store.write('a-1.webp', Buffer.from('x')).catch((error) => error);
  expect([refusal.code, String(refusal.cause)]).toEqual([
    'fileStoreUnavailable',
    'TypeError: fetch failed',
  ]);
});
