import { updateLastActive, updateUser, uploadAvatar } from '@mathappu/contract/account';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openRateLimits } from '#server/platform/http/rate-limits.ts';
import { getUser } from '#server/sessions/user-queries.ts';
import { multipart, type TestFile } from '#test/multipart.ts';
import { customer, type Person } from '#test/people.ts';
import { namesIn } from '#test/storage/stored-files.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { replaceAvatar } from './update-profile.ts';

let testShop: TestShop;
let person: Person;
beforeEach(async () => {
  testShop = await openTestShop();
  person = await customer(testShop);
});
afterEach(() => testShop.close());

const stored = () => getUser(testShop.shop.db, person.userId);

const upload = (...files: TestFile[]) => {
  const { payload, headers } = multipart(...files);
  return testShop.app.inject({
    method: uploadAvatar.method,
    url: `/api/v1${uploadAvatar.path}`,
    headers: { ...headers, authorization: `Bearer ${person.token}` },
    payload,
  });
};

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();

const asAvatar = (bytes: Buffer): TestFile => ({
  field: 'avatar',
  name: 'me.png',
  type: 'image/png',
  bytes,
});

test('name and number change, the email stays', async () => {
  const { token, email } = person;
  const answer = await testShop.call(updateUser, {
    token,
    body: { name: 'Arun K', email: email.toUpperCase(), number: '9000000001' },
  });
  expect(answer.status).toBe(200);
  expect(await stored()).toMatchObject({ name: 'Arun K', phone: '9000000001', email });
  await testShop.call(updateUser, { token, body: { name: 'Arun' } });
  expect(await stored()).toMatchObject({ name: 'Arun', phone: '9000000001' });
  await testShop.call(updateUser, { token, body: { name: 'Arun', number: '(+91) 98400-12345' } });
  expect(await stored()).toMatchObject({ phone: '9840012345' });
  await testShop.call(updateUser, { token, body: { name: 'Arun', number: '' } });
  expect(await stored()).toMatchObject({ phone: '' });
});

test('a changed email and invalid fields are refused', async () => {
  const refusals: [Record<string, string>, string][] = [
    [{ name: 'Arun', email: 'other@mail.test' }, 'The email address cannot be changed'],
    [{ name: '' }, 'Name is required'],
    [{ name: 'Arun', email: 'other' }, 'Invalid email format'],
    [{ name: 'Arun', number: '12' }, 'Invalid phone number (10 digits)'],
    [{ name: 'Arun', number: '9198400123456' }, 'Invalid phone number (10 digits)'],
  ];
  for (const [body, sentence] of refusals) {
    const answer = await testShop.call(updateUser, { token: person.token, body: body as never });
    expect([answer.status, answer.refusal.message]).toEqual([400, sentence]);
  }
  const smuggled = { name: 'Arun', role: 'ADMIN' } as never;
  const answer = await testShop.call(updateUser, { token: person.token, body: smuggled });
  expect(answer.status).toBe(400);
  expect(await stored()).toMatchObject({ name: person.name, email: person.email, role: 'USER' });
});

test('last activity is stored once a minute', async () => {
  const ping = async () => {
    const answer = await testShop.call(updateLastActive, { token: person.token });
    expect(answer.status).toBe(200);
    return (await stored()).last_active_at?.getTime() ?? 0;
  };
  const first = await ping();
  expect(first).toBeGreaterThan(0);
  expect(await ping()).toBe(first);
  await testShop.shop.db
    .updateTable('users')
    .set({ last_active_at: sql<Date>`now() - interval '61 seconds'` })
    .execute();
  expect(await ping()).toBeGreaterThan(first);
});

test('an avatar is re-encoded and stored', async () => {
  const answer = await upload(asAvatar(await picture()));
  expect(answer.statusCode).toBe(200);
  const { avatar } = answer.json().data;
  expect(avatar).toMatch(/^\/uploads\/[0-9a-f]{32}-1280\.webp$/);
  expect(await stored()).toMatchObject({ avatar_url: avatar });
  expect(await namesIn(testShop.shop.files)).toHaveLength(3);
});

test('a file that is no picture, too large, missing or in another field changes nothing', async () => {
  const bytes = await picture();
  const large = Buffer.concat([bytes, Buffer.alloc(2 * 1024 * 1024)]);
  const refusals: [TestFile[], number, string][] = [
    [[asAvatar(Buffer.from('<svg/>'))], 400, 'Please select an image file (JPEG, PNG)'],
    [[asAvatar(large)], 413, 'File size must be less than 2MB'],
    [[], 400, 'No file was sent'],
    [[{ ...asAvatar(bytes), field: 'image' }], 400, 'Unexpected file in field image'],
    [[asAvatar(bytes), asAvatar(bytes)], 400, 'Unexpected file in field avatar'],
  ];
  for (const [files, status, sentence] of refusals) {
    const answer = await upload(...files);
    expect([answer.statusCode, answer.json().message]).toEqual([status, sentence]);
  }
  const json = await testShop.call(uploadAvatar, { token: person.token, body: {} });
  expect(json.status).toBe(415);
  expect(await stored()).toMatchObject({ avatar_url: '' });
  expect(await namesIn(testShop.shop.files)).toEqual([]);
});

test('an account may send 10 pictures a minute and 100 a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const shop = { ...testShop.shop, limits: await openRateLimits({ RATE_LIMIT_SCALE: 1 }) };
  // What is no picture counts as well: it was received and looked at.
  const send = () => replaceAvatar(shop, person.userId, Buffer.from('<svg/>'));
  const passes = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
  for (let sent = 0; sent < 100; sent += 1) {
    await expect(send()).rejects.not.toMatchObject({ code: 'tooManyRequests' });
    if (sent === 9) await expect(send()).rejects.toMatchObject({ code: 'tooManyRequests' });
    passes(sent % 10 === 9 ? 61 : 1);
  }
  await expect(send()).rejects.toMatchObject({ code: 'tooManyRequests' });
  passes(86_400);
  await expect(send()).rejects.not.toMatchObject({ code: 'tooManyRequests' });
});
