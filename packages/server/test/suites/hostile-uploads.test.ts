import { imageMaxBytes } from '@mathappu/contract/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostileFile, makeHostileFiles, smuggled } from '#test/attacks/hostile-files.ts';
import { multipart } from '#test/multipart.ts';
import { admin } from '#test/people.ts';
import { namesIn } from '#test/storage/stored-files.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let token: string;
let files: HostileFile[];
beforeAll(async () => {
  testShop = await openTestShop();
  token = (await admin(testShop)).token;
  files = await makeHostileFiles();
});
afterAll(() => testShop.close());

async function upload({ name, bytes }: Pick<HostileFile, 'name' | 'bytes'>) {
  const { payload, headers } = multipart({ field: 'image', name, type: 'image/jpeg', bytes });
  const answer = await testShop.app.inject({
    method: 'POST',
    url: '/api/v1/file/upload',
    payload,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function expectDrawnAnew(url: string, given: Buffer): Promise<void> {
  expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}-1280\.webp$/);
  for (const width of [320, 640, 1280]) {
    const served = await testShop.app.inject(url.replace('-1280.', `-${width}.`));
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
    });
    const { rawPayload } = served;
    expect(rawPayload.equals(given)).toBe(false);
    for (const trace of [smuggled, 'SMUGGLED', '<script', 'EXIF', 'Exif', 'XMP ', 'ICCP', 'ANIM']) {
      expect(rawPayload.includes(trace), trace).toBe(false);
    }
    const { format, pages, exif, xmp, iptc, icc, ...size } = await sharp(rawPayload).metadata();
    expect({ format, pages: pages ?? 1, exif, xmp, iptc, icc }).toEqual({
      format: 'webp',
      pages: 1,
    });
    expect(size.width).toBeLessThanOrEqual(width);
  }
}

test('malicious files: pictures are re-encoded, everything else is refused', async () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
  const baseline = process.memoryUsage.rss();
  let peak = baseline;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 2);
  for (const file of files) {
    const { status, body } = await upload(file);
    if (file.isPicture) {
      expect([file.what, status, body.message]).toEqual([file.what, 200, body.message]);
      await expectDrawnAnew(body.data.url, file.bytes);
    } else {
      expect([file.what, status]).toEqual([file.what, 400]);
      expect(body).toMatchObject({ success: false, data: null });
    }
  }
  // The largest accepted picture, eight at once.
  const heaviest = files.find(({ what }) => what === 'just few enough pixels') as HostileFile;
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(heaviest)));
  clearInterval(watch);
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(peak - baseline).toBeLessThan(400 * 1024 * 1024);
  const stored = await namesIn(testShop.shop.files);
  expect(stored.length).toBe(3 * (8 + files.filter(({ isPicture }) => isPicture).length));
  expect(stored.filter((name) => !/^[0-9a-f]{32}-(320|640|1280)\.webp$/.test(name))).toEqual([]);
}, 120_000);

test('a file above the size limit is refused, whatever its type', async () => {
  const { status } = await upload({ name: 'a.jpg', bytes: Buffer.alloc(imageMaxBytes + 1) });
  expect(status).toBe(413);
});
