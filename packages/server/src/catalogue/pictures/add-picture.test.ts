import {
  addPicture,
  createProduct,
  getProduct,
  matchPictures,
  uploadFile,
} from '@mathappu/contract/catalogue';
import { maxImages } from '@mathappu/contract/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '#test/multipart.ts';
import { admin, type Person } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

const upload = async (shade: number): Promise<string> => {
  const background = { r: shade, g: 60, b: 60 };
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const body = multipart({ field: 'image', name: 'a.png', type: 'image/png', bytes });
  const headers = { ...body.headers, authorization: `Bearer ${owner.token}` };
  const url = `/api/v1${uploadFile.path}`;
  const answer = await testShop.app.inject({ method: 'POST', url, ...body, headers });
  return answer.json().data.url;
};
const draft = async (name: string, image: string[] = []) =>
  (
    await testShop.call(createProduct, {
      body: { name, description: 'Climbs', image },
      token: owner.token,
    })
  ).body.data;
const add = (productId: string, image: string) =>
  testShop.call(addPicture, { params: { productId }, body: { image }, token: owner.token });

test('a picture becomes the first of a draft, once, and everything else stays', async () => {
  const [old, taken] = [await upload(10), await upload(20)];
  const { _id: id, version, updatedAt: _, ...before } = await draft('Whistling Rocket', [old]);
  const { body } = await add(id, taken);
  expect(body.data).toMatchObject({ image: [taken, old], version: version + 1 });
  const { body: again } = await add(id, taken);
  expect(again.data.image).toEqual([taken, old]);
  const { data } = (
    await testShop.call(getProduct, { params: { productId: id }, token: owner.token })
  ).body;
  const { image: _image, imagePlaceholder: _blur, ...others } = before;
  expect(data).toMatchObject(others);
  const audited = await testShop.shop.db
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .where('subject_id', '=', id)
    .where('action', '=', 'product.update')
    .orderBy('at')
    .executeTakeFirstOrThrow();
  expect(audited.after).toMatchObject({ image: [taken, old] });
});

test('a picture that was not sent, one too many and an unknown product are refused', async () => {
  const { _id: id } = await draft('Rocket');
  expect((await add(id, '/uploads/unknown-1280.webp')).refusal.code).toBe('unknownImage');
  expect((await add(crypto.randomUUID(), await upload(30))).refusal.code).toBe('productNotFound');
  const images = await Promise.all(Array.from({ length: maxImages }, (_, at) => upload(40 + at)));
  const { _id: full } = await draft('Full', images);
  expect((await add(full, await upload(90))).refusal.code).toBe('tooMany');
});

test('file names find products, drafts included', async () => {
  const { _id, listNumber } = await draft('Peacock Fountain Deluxe');
  const names = ['peacock fountain.jpg', `${listNumber}.jpg`, 'IMG_2001.jpg'];
  const { body } = await testShop.call(matchPictures, { body: { names }, token: owner.token });
  const found = { _id, name: 'Peacock Fountain Deluxe', listNumber };
  expect(body.data).toEqual([found, found, null]);
});
