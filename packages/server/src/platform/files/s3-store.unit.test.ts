import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBucketStore } from './s3-store.ts';

const writtenAt = '2026-11-23T04:05:06.000Z';

/** The part of S3 that the store uses; refuses unsigned requests, lists two keys at a time. */
const objects = new Map<string, Buffer>();
let server: Server;
let endpoint: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://s3.test');
    const key = url.pathname.replace('/pictures/', '');
    if (!request.headers.authorization?.includes('Credential=key/')) {
      response.writeHead(401).end();
    } else if (request.method === 'PUT') {
      objects.set(key, await buffer(request));
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (url.searchParams.has('list-type')) {
      const keys = [...objects.keys()].sort();
      const from = Number(url.searchParams.get('continuation-token') ?? 0);
      const more =
        from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
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

const open = () =>
  openBucketStore({
    endpoint,
    region: 'r',
    bucket: 'pictures',
    accessKeyId: 'key',
    secretAccessKey: 's',
  });

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

test('a picture whose reading is forbidden is an error, not a missing picture', async () => {
  await expect(open().read('forbidden-1.webp')).rejects.toThrow('answered 403');
});

test('a redirect of the bucket is not followed', async () => {
  await expect(open().read('moved-1.webp')).rejects.toMatchObject({ code: 'fileStoreUnavailable' });
});

test('an unreachable store is a refusal with its cause', async () => {
  const store = openBucketStore({
    endpoint: 'http://127.0.0.1:9',
    region: 'r',
    bucket: 'pictures',
    accessKeyId: 'key',
    secretAccessKey: 's',
  });
  const refusal = await store.write('a-1.webp', Buffer.from('x')).catch((error) => error);
  expect([refusal.code, String(refusal.cause)]).toEqual([
    'fileStoreUnavailable',
    'TypeError: fetch failed',
  ]);
});
