import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

/** Waves that become finer, which AVIF has in fewer bytes. */
async function storeWaves(): Promise<string> {
  const size = 200;
  const waves = Buffer.alloc(size * size * 3);
  for (let at = 0; at < waves.length; at += 1) {
    const pixel = Math.floor(at / 3);
    const [x, y] = [pixel % size, Math.floor(pixel / size)];
    waves[at] = 128 + 90 * Math.sin((x * y) / 900 + (at % 3));
  }
  const drawn = sharp(waves, { raw: { width: size, height: size, channels: 3 } });
  return storeImage(testShop.shop, await drawn.png().toBuffer(), null);
}

const get = async (url: string, accept: string) => {
  const { statusCode, headers, rawPayload } = await testShop.app.inject({
    url,
    headers: { accept },
  });
  // https://developers.google.com/speed/webp/docs/riff_container, https://aomediacodec.github.io/av1-avif/
  const brand = rawPayload.subarray(8, 12).toString('latin1');
  return { statusCode, type: headers['content-type'], vary: headers.vary, brand };
};

test('a browser that accepts AVIF gets it once the night has made it, others WebP', async () => {
  const { shop } = testShop;
  const url = await storeWaves();
  const webp = { statusCode: 200, type: 'image/webp', vary: 'accept', brand: 'WEBP' };
  const modern = 'image/avif,image/webp,*/*;q=0.8';
  expect(await get(url, modern)).toEqual(webp);

  await addAvif(shop);
  expect(await get(url, modern)).toEqual({ ...webp, type: 'image/avif', brand: 'avif' });
  expect(await get(url, 'image/webp,*/*')).toEqual(webp);
  expect(await get(url, '*/*')).toEqual(webp);

  const stored = await namesIn(shop.files);
  await compareFiles(shop);
  expect(await namesIn(shop.files)).toEqual(stored);
});

test('a picture is encoded once, also a broken one, which keeps no other from it', async () => {
  const { shop } = testShop;
  const whole = await storeWaves();
  const broken = await storeWaves();
  const [id] = /[0-9a-f]{32}/.exec(broken) ?? [];
  for (const width of [320, 640, 1280]) {
    await shop.files.write(`${id}-${width}.webp`, Buffer.from('broken'));
  }
  await addAvif(shop);
  const avif = (await namesIn(shop.files)).filter((name) => name.endsWith('.avif'));
  expect(avif).toEqual(
    [1280, 320, 640].map((width) => whole.replace(/^.*\/(.+)-1280.webp$/, `$1-${width}.avif`)),
  );

  const read = vi.spyOn(shop.files, 'read');
  await addAvif(shop);
  expect(read).not.toHaveBeenCalled();
});

test('AVIF that saves less than a fifth is left out', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const drawn = sharp({
    create: { width: 64, height: 64, channels: 3, background: '#000', noise },
  });
  await storeImage(testShop.shop, await drawn.webp({ quality: 1 }).toBuffer(), null);
  const stored = await namesIn(testShop.shop.files);
  await addAvif(testShop.shop);
  expect(await namesIn(testShop.shop.files)).toEqual(stored);
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
