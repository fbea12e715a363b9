import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeImage } from '#server/platform/files/store-image.ts';
import { namesIn } from '#test/storage/stored-files.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { addAvif } from './add-avif.ts';
import { compareFiles } from './compare-files.ts';
import { deleteUnusedPictures } from './delete-unused-pictures.ts';

let testShop: TestShop;
beforeEach(async () => {
  testShop = await openTestShop();
});
afterEach(() => testShop.close());

/** Soft waves, which AVIF has in fewer bytes. */
async function storeWaves(): Promise<string> {
  const size = 640;
  const waves = Buffer.alloc(size * size * 3);
  for (let at = 0; at < waves.length; at += 1) {
    const pixel = Math.floor(at / 3);
    const [x, y] = [pixel % size, Math.floor(pixel / size)];
    waves[at] = 128 + 60 * Math.sin(x / 23 + (at % 3)) + 60 * Math.sin((x + y) / 41);
  }
  const drawn = sharp(waves, { raw: { width: size, height: size, channels: 3 } });
  return storeImage(testShop.shop, await drawn.png().toBuffer(), null);
}

const get = async (url: string, accept: string) => {
  const { statusCode, headers, rawPayload } = await testShop.app.inject({
    url,
    headers: { accept },
  });
  const { format } = await sharp(rawPayload).metadata();
  return { statusCode, type: headers['content-type'], vary: headers.vary, format };
};

test('a browser that accepts AVIF gets it once the night has made it, others WebP', async () => {
  const { shop } = testShop;
  const url = await storeWaves();
  const webp = { statusCode: 200, type: 'image/webp', vary: 'accept', format: 'webp' };
  const modern = 'image/avif,image/webp,*/*;q=0.8';
  expect(await get(url, modern)).toEqual(webp);

  await addAvif(shop);
  expect(await get(url, modern)).toEqual({ ...webp, type: 'image/avif', format: 'heif' });
  expect(await get(url, 'image/webp,*/*')).toEqual(webp);
  expect(await get(url, '*/*')).toEqual(webp);

  const before = await namesIn(shop.files);
  await addAvif(shop);
  await compareFiles(shop);
  expect(await namesIn(shop.files)).toEqual(before);
});

test('AVIF that saves less than a fifth is left out', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const drawn = sharp({
    create: { width: 320, height: 320, channels: 3, background: '#000', noise },
  });
  await storeImage(testShop.shop, await drawn.webp({ quality: 1 }).toBuffer(), null);
  const before = await namesIn(testShop.shop.files);
  await addAvif(testShop.shop);
  const added = (await namesIn(testShop.shop.files)).filter((name) => !before.includes(name));
  expect(added).toEqual([]);
});

test('AVIF goes with its picture', async () => {
  const { shop } = testShop;
  await storeWaves();
  await addAvif(shop);
  expect((await namesIn(shop.files)).some((name) => name.endsWith('.avif'))).toBe(true);
  await shop.db
    .updateTable('uploaded_files')
    .set({ created_at: new Date('2020-01-01') })
    .execute();
  await deleteUnusedPictures(shop);
  expect(await namesIn(shop.files)).toEqual([]);
});
