import { renewLink, uploadOrderPicture } from '@mathappu/contract/order-links/order-links';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { type EnquiryShop, openEnquiryShop } from '#test/admin/enquiries.ts';
import { multipart } from '#test/multipart.ts';
import type { Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let work: EnquiryShop['work'];
let list: EnquiryShop['list'];
beforeEach(async () => {
  ({ testShop, owner, work, list } = await openEnquiryShop());
});
afterEach(() => testShop.close());

/** A JPEG that says where it was taken. */
const photo = () =>
  sharp({ create: { width: 1500, height: 900, channels: 3, background: '#a33' } })
    .withExifMerge({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '11/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();

async function upload(code: string, bytes: Buffer) {
  const answer = await testShop.app.inject({
    method: 'POST',
    url: `/api/v1${uploadOrderPicture.path.replace(':code', code)}`,
    ...multipart({ field: 'image', name: 'a.jpg', type: 'image/jpeg', bytes }),
  });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
}

const read = (code: string, pictureId: string) =>
  testShop.app.inject({
    method: 'GET',
    url: `/api/v1/order/picture/${code}/${pictureId}`,
  });

/** An order, as it is made of an enquiry: its code and its number. */
async function order(): Promise<{ code: string; number: string }> {
  const quoteId = await work.enquiry(list());
  const { code } = await work.detail(quoteId);
  const { orderId } = (await work.acts.confirm(quoteId, 1, 'offline')).body.data;
  return { code, number: orderId ?? '' };
}

test('a picture of an order is read by its code, as new pixels, and is kept nowhere', async () => {
  const { code } = await order();
  const sent = await upload(code, await photo());
  expect(sent).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
    data: { _id: expect.stringMatching(/^order-[0-9a-f]{32}$/) },
  });
  const shown = await read(code.toLowerCase(), sent.data._id);
  expect([shown.statusCode, shown.headers]).toMatchObject([
    200,
    {
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining('sandbox'),
    },
  ]);
  const { format, width, exif } = await sharp(shown.rawPayload).metadata();
  expect([format, width, exif]).toEqual(['webp', 1280, undefined]);
});

test('nobody gets it at /uploads, by a dead code, or by the code of another order', async () => {
  const { code, number } = await order();
  const other = await order();
  const { data } = await upload(code, await photo());
  for (const width of [320, 640, 1280]) {
    for (const format of ['webp', 'avif']) {
      const url = `/uploads/${data._id}-${width}.${format}`;
      expect([url, (await testShop.app.inject({ url })).statusCode]).toEqual([url, 404]);
    }
  }
  expect((await read(other.code, data._id)).json().code).toBe('notFound');
  const renewed = await testShop.call(renewLink, { params: { number }, token: owner.token });
  expect((await read(code, data._id)).json().code).toBe('linkNotFound');
  expect((await upload(code, await photo())).code).toBe('linkNotFound');
  expect((await read(renewed.body.data.code, data._id)).statusCode).toBe(200);
});

test('an enquiry has no pictures, and an unknown picture is not found', async () => {
  const quoteId = await work.enquiry(list());
  const { code } = await work.detail(quoteId);
  expect((await upload(code, await photo())).code).toBe('linkNotFound');
  const { code: ofOrder } = await order();
  const unknown = `order-${newId().replaceAll('-', '')}`;
  expect((await read(ofOrder, unknown)).json().code).toBe('notFound');
});

test('edge 50: what is no picture is refused with a sentence, and nothing stays', async () => {
  const { code } = await order();
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  expect((await upload(code, html)).code).toBe('invalidImage');
  const heic = Buffer.concat([Buffer.from('0000001866747970', 'hex'), Buffer.from('heicmif1')]);
  expect((await upload(code, heic)).code).toBe('invalidImage');
  expect((await upload(code, Buffer.alloc(12_000_000, 1))).code).toBe('fileTooLarge');
  const rows = await testShop.shop.db.selectFrom('uploaded_files').select('id').execute();
  expect(rows).toEqual([]);
});

test('no product shows a picture of an order', async () => {
  const { code } = await order();
  const { data } = await upload(code, await photo());
  const image = [`/uploads/${data._id}-1280.webp`];
  const refused = await testShop.app.inject({
    method: 'POST',
    url: '/api/v1/product/create',
    headers: { authorization: `Bearer ${owner.token}` },
    payload: { name: 'Rocket', description: 'Climbs and bursts', image },
  });
  expect(refused.json().code).toBe('unknownImage');
});

test('20 pictures an hour for each code', async () => {
  const limited = await openEnquiryShop({ RATE_LIMIT_SCALE: '1' });
  await testShop.close();
  ({ testShop, owner, work, list } = limited);
  const { code } = await order();
  const other = await order();
  const answers: number[] = [];
  for (let sent = 0; sent < 21; sent += 1)
    answers.push((await upload(code, Buffer.from('no picture'))).status);
  expect(answers).toEqual([...Array(20).fill(400), 429]);
  expect((await upload(other.code, await photo())).status).toBe(200);
});
