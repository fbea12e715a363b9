import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { getTodo } from '@mathappu/contract/admin/dashboard';
import { createProduct } from '@mathappu/contract/catalogue';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { imageWidths, pictureFile } from '#server/platform/files/picture-address.ts';
import { storeImage } from '#server/platform/files/store-image.ts';
import { admin } from '#test/people.ts';
import { namesIn } from '#test/storage/stored-files.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const rounds = 10;
const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);

let testShop: TestShop;
beforeEach(async () => {
  testShop = await openTestShop();
});
afterEach(() => testShop.close());

async function upload(): Promise<string> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f60' } })
    .png()
    .toBuffer();
  return storeImage(testShop.shop, png, null);
}

async function run(job: 'compare-files' | 'delete-unused-pictures'): Promise<void> {
  const { db, jobs } = testShop.shop;
  await db.transaction().execute((tx) => jobs.enqueue(tx, job, {}));
  await testShop.runJobs(job);
}

const idOf = (url: string) => url.replace('/uploads/', '').replace('-1280.webp', '');
const filesOf = (url: string) => imageWidths.map((width) => pictureFile(idOf(url), width)).sort();

/** Writes a file whose row never came, as of a process that was killed. */
async function writeOrphan(name: string, writtenAt?: Date): Promise<void> {
  await testShop.shop.files.write(name, Buffer.from('x'));
  const path = join(testShop.shop.config.dataDir, 'uploads', name);
  if (writtenAt) await utimes(path, writtenAt, writtenAt);
}

const makeOld = () =>
  testShop.shop.db.updateTable('uploaded_files').set({ created_at: twoDaysAgo }).execute();

test('files without a row go after a day, those of an upload under way stay', async () => {
  const url = await upload();
  await writeOrphan(pictureFile('a1', 320), twoDaysAgo);
  await writeOrphan('.b2-320.webp.77.part', twoDaysAgo);
  await writeOrphan(pictureFile('c3', 320));
  await run('compare-files');
  expect(await namesIn(testShop.shop.files)).toEqual([...filesOf(url), 'c3-320.webp'].sort());
});

test('most files without a row are rather those of another shop, and stay', async () => {
  for (let made = 0; made <= 6; made += 1)
    await writeOrphan(pictureFile(`d${made}`, 320), twoDaysAgo);
  await run('compare-files');
  expect(await namesIn(testShop.shop.files)).toHaveLength(7);
  expect(testShop.errors.splice(0)).toMatchObject([{ msg: expect.stringContaining('were left') }]);
});

test('rows whose files are missing are logged, counted and shown, until they are back', async () => {
  const { files } = testShop.shop;
  const owner = await admin(testShop);
  const [url] = [await upload(), await upload()];
  const [name = ''] = filesOf(url);
  await files.remove(name);
  await run('compare-files');
  expect(testShop.errors.splice(0)).toMatchObject([{ pictures: 1, ids: [idOf(url)] }]);
  const seen = async () => {
    const { body } = await testShop.app.inject('/metrics');
    const todo = await testShop.call(getTodo, { token: owner.token });
    return [/^shop_pictures_missing (\d+)$/m.exec(body)?.[1], todo.body.data.picturesMissing];
  };
  expect(await seen()).toEqual(['1', 1]);
  await files.write(name, Buffer.from('x'));
  await run('compare-files');
  expect(await seen()).toEqual(['0', 0]);
});

test('while pictures are uploaded and deleted nothing of a row is removed or missed', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const old = await upload();
    await makeOld();
    const [kept] = await Promise.all([
      upload(),
      run('compare-files'),
      run('delete-unused-pictures'),
    ]);
    expect(await namesIn(testShop.shop.files)).toEqual(expect.arrayContaining(filesOf(kept)));
    expect(await namesIn(testShop.shop.files)).not.toContain(filesOf(old)[0]);
    await makeOld();
    await run('delete-unused-pictures');
  }
  expect(testShop.errors).toEqual([]);
});

test('a product saved with an old picture has it, or is refused', async () => {
  const owner = await admin(testShop);
  for (let round = 0; round < rounds; round += 1) {
    const urls = await Promise.all(Array.from({ length: 6 }, upload));
    await makeOld();
    const save = (image: string) =>
      testShop.call(createProduct, {
        token: owner.token,
        body: {
          name: 'Pot',
          description: 'Bright',
          price: 1,
          stock: 1,
          unit: 'Box',
          image: [image],
        },
      });
    const [saved] = await Promise.all([Promise.all(urls.map(save)), run('delete-unused-pictures')]);
    const stored = await namesIn(testShop.shop.files);
    for (const [at, { status }] of saved.entries()) {
      expect([status, stored.includes(filesOf(urls[at] ?? '')[0] ?? '')]).toEqual(
        status === 200 ? [200, true] : [400, false],
      );
    }
  }
});
