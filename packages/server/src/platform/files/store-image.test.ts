import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jpegOfSize } from '#test/attacks/hostile-files.ts';
import { namesIn } from '#test/storage/stored-files.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { storeImage } from './store-image.ts';

let testShop: TestShop;
beforeEach(async () => {
  testShop = await openTestShop();
});
afterEach(() => testShop.close());

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f60' } });

async function sizesOf(url: string) {
  const id = /^\/uploads\/([0-9a-f]{32})-1280\.webp$/.exec(url)?.[1];
  const sizes = [];
  for (const width of [320, 640, 1280]) {
    const file = await testShop.shop.files.read(`${id}-${width}.webp`);
    const chunks: Buffer[] = [];
    for await (const chunk of file?.stream ?? []) chunks.push(chunk as Buffer);
    const {
      format,
      width: drawn,
      height,
      exif,
      icc,
    } = await sharp(Buffer.concat(chunks)).metadata();
    expect([format, exif, icc]).toEqual(['webp', undefined, undefined]);
    sizes.push([drawn, height]);
  }
  return sizes;
}

test('a picture is written in three widths, with a row and a tiny placeholder', async () => {
  const url = await storeImage(testShop.shop, await draw(2000, 1000).jpeg().toBuffer(), null);
  expect(await sizesOf(url)).toEqual([
    [320, 160],
    [640, 320],
    [1280, 640],
  ]);
  const rows = await testShop.shop.db.selectFrom('uploaded_files').selectAll().execute();
  expect(rows).toMatchObject([
    {
      placeholder: expect.stringMatching(/^data:image\/webp;base64,.{10,900}$/),
      uploaded_by: null,
    },
  ]);
  expect(url).toContain(rows[0]?.id);
});

test('a small picture is never enlarged but has all three names', async () => {
  const url = await storeImage(testShop.shop, await draw(400, 200).png().toBuffer(), null);
  expect(await sizesOf(url)).toEqual([
    [320, 160],
    [400, 200],
    [400, 200],
  ]);
});

test('a picture with an EXIF orientation is rotated upright, without its metadata', async () => {
  const sideways = await draw(1000, 500)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const url = await storeImage(testShop.shop, sideways, null);
  expect((await sizesOf(url))[0]).toEqual([320, 640]);
});

test('transparency and a WebP source are kept', async () => {
  const source = await sharp({
    create: { width: 100, height: 100, channels: 4, background: '#f608' },
  })
    .webp({ lossless: true })
    .toBuffer();
  const url = await storeImage(testShop.shop, source, null);
  const file = await testShop.shop.files.read(url.replace('/uploads/', ''));
  const chunks: Buffer[] = [];
  for await (const chunk of file?.stream ?? []) chunks.push(chunk as Buffer);
  const { data } = await sharp(Buffer.concat(chunks)).raw().toBuffer({ resolveWithObject: true });
  expect(data[3]).toBeGreaterThan(0x80);
  expect(data[3]).toBeLessThan(0x90);
});

/** A PNG whose header declares 14,000 × 14,000 pixels, without image data. */
function hugePng(): Buffer {
  const header = Buffer.alloc(17);
  header.write('IHDR', 0, 'latin1');
  header.writeUInt32BE(14_000, 4);
  header.writeUInt32BE(14_000, 8);
  header.set([8, 2, 0, 0, 0], 12);
  const chunk = Buffer.alloc(25);
  chunk.writeUInt32BE(13, 0);
  header.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(header), 21);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk]);
}

const notAnImage = 'Please select an image file (JPEG, PNG)';
const damaged = 'This picture is damaged. Save it once more, as JPEG, and try again';
const tooMany = (megapixels: string, maximum: number) =>
  `This picture has ${megapixels} megapixels, and at most ${maximum} can be read. Make it smaller and try again`;

test('a JPEG of 60 megapixels is taken, whatever its form; it stands upright', async () => {
  const large = draw(8000, 7500).toColourspace('b-w').withMetadata({ orientation: 6 });
  for (const progressive of [false, true]) {
    const jpeg = await large.clone().jpeg({ progressive }).toBuffer();
    expect(await sizesOf(await storeImage(testShop.shop, jpeg, null))).toEqual([
      [320, 341],
      [640, 683],
      [1280, 1365],
    ]);
  }
}, 60_000);

test('anything else is refused with the reason and leaves nothing behind', async () => {
  const jpeg = await draw(300, 300).jpeg().toBuffer();
  const refused = {
    svg: [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      notAnImage,
    ],
    gif: [await draw(9, 9).gif().toBuffer(), notAnImage],
    tiff: [await draw(9, 9).tiff().toBuffer(), notAnImage],
    empty: [Buffer.alloc(0), notAnImage],
    cutOff: [jpeg.subarray(0, jpeg.length / 2), damaged],
    disguised: [Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('<svg/>')]), damaged],
    huge: [hugePng(), damaged],
    tooManyPixels: [await draw(6000, 4001).png().toBuffer(), tooMany('24.1', 24)],
    tooManyOfWebp: [await draw(6000, 4001).webp({ effort: 0 }).toBuffer(), tooMany('24.1', 24)],
    tooManyOfJpeg: [jpegOfSize(jpeg, 8000, 7501), tooMany('60.1', 60)],
  } as const;
  for (const [name, [bytes, message]] of Object.entries(refused)) {
    await expect(storeImage(testShop.shop, bytes, null), name).rejects.toMatchObject({ message });
  }
  expect(await namesIn(testShop.shop.files)).toEqual([]);
  expect(await testShop.shop.db.selectFrom('uploaded_files').selectAll().execute()).toEqual([]);
});
