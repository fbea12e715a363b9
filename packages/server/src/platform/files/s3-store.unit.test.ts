import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openS3Server, type S3Server } from '#test/storage/s3-server.ts';
import { openBucketStore } from './s3-store.ts';

const owner = { region: 'r', accessKeyId: 'key', secretAccessKey: 's' };
let server: S3Server;

beforeAll(async () => {
  server = await openS3Server(owner, {
    'uploads/forbidden-1.webp': [403],
    'uploads/failing-1.webp': [503],
    'uploads/moved-1.webp': [302, { location: '/pictures/uploads/a-1.webp' }],
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const open = (signer = owner) =>
  openBucketStore({
    ...signer,
    endpoint: `http://127.0.0.1:${server.port}`,
    bucket: 'pictures',
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
    ['a-1.webp', 'b-2.webp', 'c-3.webp'].map((name) => ({
      name,
      writtenAt: server.objects.get(`uploads/${name}`)?.writtenAt,
    })),
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

test('a bucket that fails is unavailable, as one that is unreachable', async () => {
  const refusal = await open()
    .read('failing-1.webp')
    .catch((error) => error);
  expect([refusal.code, String(refusal.cause)]).toEqual([
    'fileStoreUnavailable',
    'Error: answered 503',
  ]);
});

test('a silent bucket is given up in time, also when garbage is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const place = { ...owner, endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures' };
  const collecting = setInterval(collect, 20);
  try {
    await expect(
      openBucketStore(place, { timeoutMs: 300 }).write('a-1.webp', Buffer.from('x')),
    ).rejects.toMatchObject({ code: 'fileStoreUnavailable', cause: { name: 'TimeoutError' } });
  } finally {
    clearInterval(collecting);
    silent.close();
  }
}, 5_000);

test('a picture that was read is there, though the bucket ends before it is sent on', async () => {
  await using brief = await openS3Server(owner);
  const endpoint = `http://127.0.0.1:${brief.port}`;
  const store = openBucketStore({ ...owner, endpoint, bucket: 'pictures' });
  const picture = Buffer.alloc(8_000_000, 'x');
  await store.write('large-1.webp', picture);
  const file = await store.read('large-1.webp');
  await brief[Symbol.asyncDispose]();
  expect(file && (await buffer(file.stream)).equals(picture)).toBe(true);
});
