import { createProduct, uploadFile } from '@mathappu/contract/catalogue';
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

const create = (image: string[]) =>
  testShop.call(createProduct, {
    body: { name: 'Rocket', description: 'Climbs and bursts', image },
    token: owner.token,
  });
const upload = async (...fields: string[]) => {
  const create = { width: 40, height: 40, channels: 3, background: '#a33' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const files = fields.map((field) => ({ field, name: 'a.png', type: 'image/png', bytes }));
  const body = multipart(...files);
  const headers = { ...body.headers, authorization: `Bearer ${owner.token}` };
  return testShop.app.inject({
    method: 'POST',
    url: `/api/v1${uploadFile.path}`,
    ...body,
    headers,
  });
};

test('images are uploads of the shop, answered with their placeholders', async () => {
  const one = await upload('image');
  const { url } = one.json().data;
  expect([one.statusCode, url]).toEqual([200, expect.stringMatching(/^\/uploads\/.+-1280\.webp$/)]);
  const several = (await upload('files', 'files')).json();
  expect(several.data).toHaveLength(2);
  const image = [several.data[1], url];
  const { body } = await create(image);
  expect(body.data.image).toEqual(image);
  expect(body.data.imagePlaceholder).toEqual([
    expect.stringMatching(/^data:image/),
    expect.stringMatching(/^data:image/),
  ]);
  for (const bad of [
    '/uploads/unknown-1280.webp',
    'https://elsewhere.example/a.webp',
    '/uploads/../x.webp',
  ]) {
    const refused = await create([bad]);
    expect([refused.status, refused.refusal.message]).toEqual([400, 'Upload the image first']);
  }
  expect((await upload('image', 'image')).statusCode).toBe(400);
});
